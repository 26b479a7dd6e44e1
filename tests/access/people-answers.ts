import { makePasskey } from "#support/passkey.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;

/** An owner makes a passkey, shows it and a code, begins to recover codes and stops it, and invites somebody who comes and goes again. */
export async function workWithPeople(
  call: Ask,
  {
    owner,
    secretIn,
    to,
  }: {
    readonly owner: { readonly token: string; readonly email: string };
    readonly secretIn: (pattern: RegExp, of: string, known?: string) => Promise<string | undefined>;
    readonly to: string;
  },
): Promise<void> {
  const manage = (method: string, path: string, body?: object) =>
    call(method, `/manage${path}`, body, owner.token);
  await manage("GET", "/factor");
  await manage("POST", "/factor/code", { way: "mail" });
  await manage("POST", "/factor/code/show", { code: await secretIn(/\b(\d{6}) is your code/, owner.email) });
  const passkey = makePasskey("http://localhost:0");
  const { options } = await manage("POST", "/factor/passkeys/offer");
  await manage("POST", "/factor/passkeys", { answer: passkey.made(options), name: "Phone" });
  const asked = await manage("POST", "/factor/passkey/challenge");
  await manage("POST", "/factor/passkey", { answer: passkey.shown(asked.options) });
  await manage("PUT", `/factor/passkeys/${passkey.id}`, { name: "My phone" });
  await manage("POST", "/factor/recovery");
  const { people: owners } = await manage("GET", "/people");
  const self = owners.find(({ email }: { email: string }) => email === owner.email);
  await manage("DELETE", `/people/${self.id}/recovery`);
  await manage("DELETE", `/factor/passkeys/${passkey.id}`);

  const link = /join\?token=([\w-]+)/;
  const { id } = await manage("POST", "/people/invitations", { to, role: "packer" });
  const first = await secretIn(link, to);
  await manage("POST", `/people/invitations/${id}/resend`);
  const token = await secretIn(link, to, first);
  const { id: other } = await manage("POST", "/people/invitations", { to: `other-${to}`, role: "editor" });
  await manage("DELETE", `/people/invitations/${other}`);
  await call("GET", `/auth/join?token=${token}`, undefined, "");
  await call("POST", "/auth/join", { token, name: "Ravi Kumar", password: "monsoon-5th-floor" }, "");
  const { people } = await manage("GET", "/people");
  const ravi = people.find(({ email }: { email: string }) => email === to);
  await manage("PUT", `/people/${ravi.id}`, { role: "editor", was: "packer" });
  await manage("DELETE", `/people/${ravi.id}/sessions`);
  await manage("DELETE", `/people/${ravi.id}`);
}
