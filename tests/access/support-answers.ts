// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;

/** Every call of a ticket once, from both sides. */
export async function workWithTickets(
  call: Ask,
  { owner, shopper }: { readonly owner: string; readonly shopper: string },
): Promise<void> {
  const desk = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  const asked = { kind: "grievance", name: "Asha Rao", reach: "9812345678", words: "It came torn." };
  const { number, token } = await call("POST", "/tickets", asked, shopper);
  await call("GET", "/tickets", undefined, shopper);
  await call("GET", `/tickets/${token}`, undefined, "");
  await call("POST", `/tickets/${token}/messages`, { words: "And wet." }, "");
  await desk("GET", "/messages?state=waiting");
  const { ticket } = await desk("GET", `/messages/${number}`);
  const deed = (name: string, body: object = {}) => desk("POST", `/messages/${ticket.id}/${name}`, body);
  await deed("acknowledge", { seen: ticket.version });
  await deed("answer", { words: "We send another one." });
  await deed("notes", { words: "Ask the courier." });
  await deed("close");
  await deed("reopen");
}
