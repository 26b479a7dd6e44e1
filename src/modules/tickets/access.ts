import { type AccessOfModule, all } from "#access/row.ts";

/** Each endpoint, as whoever holds its right is answered. */
export const rows: AccessOfModule["rows"] = {
  "POST /tickets": all(422, {
    body: () => ({ name: "x", reach: "nobody", words: "x" }),
  }),
  "GET /tickets": all(200),
  "GET /tickets/{token}": all(404, { id: () => "none" }),
  "POST /tickets/{token}/messages": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "GET /manage/messages": all(200),
  "GET /manage/files/messages": all(200),
  "GET /manage/messages/{id}": all(404, { id: () => "none" }),
  "POST /manage/messages/{id}/answer": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "POST /manage/messages/{id}/acknowledge": all(404, { id: () => "none", body: () => ({}) }),
  "POST /manage/messages/{id}/notes": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "POST /manage/messages/{id}/close": all(404, { id: () => "none", body: () => ({}) }),
  "POST /manage/messages/{id}/reopen": all(404, { id: () => "none", body: () => ({}) }),
};

/** Every endpoint of a ticket once, from both sides. */
export const askAll: AccessOfModule["askAll"] = async (call, { owner, shopper }) => {
  const office = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  const asked = { kind: "grievance", name: "Asha Rao", reach: "9812345678", words: "It came torn." };
  const { number, token } = await call("POST", "/tickets", asked, shopper);
  await call("GET", "/tickets", undefined, shopper);
  await call("GET", `/tickets/${token}`, undefined, "");
  await call("POST", `/tickets/${token}/messages`, { words: "And wet." }, "");
  await office("GET", "/messages?state=waiting");
  await office("GET", "/files/messages");
  const { ticket } = await office("GET", `/messages/${number}`);
  const action = (name: string, body: object = {}) => office("POST", `/messages/${ticket.id}/${name}`, body);
  await action("acknowledge", { seen: ticket.version });
  await action("answer", { words: "We send another one." });
  await action("notes", { words: "Ask the courier." });
  await action("close");
  await action("reopen");
};
