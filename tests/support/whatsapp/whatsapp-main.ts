import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";

/** How the stand-in behaves towards every message. */
type Fault = "slow" | "hangsUp" | "down" | "page" | "lying";

interface Taken {
  readonly as: string;
  readonly to: string;
  readonly id: string;
  readonly body: unknown;
}

const { TOKEN = "", SECRET = "", NUMBER = "" } = process.env;
const taken: Taken[] = [];
/** Codes that a number is answered with, at once or, where it is told later, by webhook. */
const refused = new Map<string, { code: number; status: number }>();
const failing = new Set<string>();
let fault: Fault | undefined;
let webhook: string | undefined;
let asked = 0;

/** The Cloud API as far as a shop asks it. */
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://whatsapp.invalid");
  if (pathname === "/control") return control(searchParams, response);
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  asked++;
  if (fault === "down") return response.destroy();
  if (request.headers.authorization !== `Bearer ${TOKEN}`)
    return refuse(response, 401, 190, "Invalid OAuth access token");
  const [, , number, what] = pathname.split("/");
  if (number !== NUMBER) return refuse(response, 400, 100, "Unsupported request");
  if (request.method === "GET") return answer(response, 200, { display_phone_number: "+91 98000 00000" });
  if (what !== "messages") return refuse(response, 404, 100, "Unsupported request");
  const body = JSON.parse(text);
  const no = refused.get(body.to);
  if (no) return refuse(response, no.status, no.code, `refused for ${body.to}`);
  if (fault === "page") return response.writeHead(502).end("<html>Bad gateway</html>");
  const as = `wamid.${taken.length}`;
  taken.push({ as, to: body.to, id: body.biz_opaque_callback_data, body });
  const told = tell(as, body);
  if (fault === "hangsUp") return response.destroy();
  if (fault === "slow") return;
  if (fault === "lying") return answer(response, 200, { messages: [] });
  await told;
  answer(response, 200, {
    messaging_product: "whatsapp",
    contacts: [{ input: body.to, wa_id: body.to }],
    messages: [{ id: as, message_status: "accepted" }],
  });
});

/** All that becomes of a message, out of order and twice, some of it before the answer. */
async function tell(
  as: string,
  { to, biz_opaque_callback_data }: { to: string; biz_opaque_callback_data: string },
) {
  if (webhook === undefined) return;
  const common = { id: as, timestamp: now(), recipient_id: to, biz_opaque_callback_data };
  const isFailing = failing.has(to);
  const states = isFailing ? ["failed", "sent", "failed"] : ["delivered", "sent", "read", "delivered"];
  for (const status of states) {
    const errors = status === "failed" ? { errors: [{ code: 131_026, title: "Message undeliverable" }] } : {};
    await post({ statuses: [{ ...common, status, ...errors }] });
  }
}

async function post(value: object): Promise<void> {
  const metadata = { display_phone_number: "919800000000", phone_number_id: NUMBER };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  const text = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [change] }],
  });
  const signature = createHmac("sha256", SECRET).update(text).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  // A shop that is down hears nothing.
  await fetch(webhook ?? "", { method: "POST", headers, body: text }).catch(() => undefined);
}

async function control(told: URLSearchParams, response: ServerResponse): Promise<void> {
  if (told.has("fault")) fault = (told.get("fault") || undefined) as Fault | undefined;
  if (told.has("webhook")) webhook = told.get("webhook") || undefined;
  const [number = "", code, status] = (told.get("refuse") ?? "").split(":");
  if (code) refused.set(number, { code: Number(code), status: Number(status) });
  else refused.delete(number);
  for (const one of told.getAll("failing")) failing.add(one);
  const said = told.get("says");
  if (said !== null) {
    const from = told.get("from") ?? "";
    const message = { id: told.get("as"), from, timestamp: now(), type: "text", text: { body: said } };
    const contacts = [{ wa_id: from, profile: { name: "Asha" } }];
    for (let times = 0; times < 2; times++) await post({ contacts, messages: [message] });
  }
  answer(response, 200, { asked, taken });
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  answer(response, status, { error: { message, type: "OAuthException", code, fbtrace_id: "trace" } });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function now(): string {
  return String(Math.floor(Date.now() / 1_000));
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(
    `the stand-in of WhatsApp is open: http://127.0.0.1:${typeof address === "object" && address?.port}`,
  );
});
process.on("SIGTERM", () => process.exit(0));
