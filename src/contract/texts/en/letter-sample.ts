/** A letter as it could be, beside the form that asks for them; the server alone has it. */
export const letterSample = {
  label: "A letter could look like this",
  subject: "New in the shop",
  leave: "A link at the end of each letter takes you off the list.",
};
