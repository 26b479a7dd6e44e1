/** A letter as it could be, beside the form that asks for them; the server alone has it. */
export const letterSample = {
  label: "A letter could look like this",
  subject: "New at the market",
  leave: "Enough letters? The link below takes you off the list.",
};
