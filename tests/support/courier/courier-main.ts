import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type BookingFault, courierBooks, send } from "./courier-books.ts";

/** How the stand-in behaves towards everybody who asks. */
type Fault = "slow" | "down" | "wrong" | "lying" | "endless" | "expired";

let fault: Fault | undefined;
let asked = 0;
let logins = 0;
let ownUrl = "";
const refused = new Set<string>();
const tokens = new Set<string>();
const books = courierBooks(() => ownUrl);
const external = "/v1/external";

/** Shiprocket and Delhivery at once, as far as a shop asks them. */
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://courier.invalid");
  if (pathname === "/control") return control(searchParams, response);
  asked++;
  if (fault === "down") return response.destroy();
  if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 1_500));
  if (fault === "wrong") return response.writeHead(200).end("<html>Sign in</html>");
  if (fault === "endless") {
    response.writeHead(200);
    const more = setInterval(() => response.write("x".repeat(100_000)), 5);
    return response.once("close", () => clearInterval(more));
  }
  const label = books.label(pathname);
  if (label) return send(response, { status: 200, body: label });
  const text = await textOf(request);
  const isShiprocket = pathname.startsWith(`${external}/`);
  const path = isShiprocket ? pathname.slice(external.length) : pathname;
  if (path === "/auth/login") {
    logins++;
    const token = `token-${logins}`;
    tokens.add(`Bearer ${token}`);
    return answer(response, 200, { token });
  }
  const { authorization } = request.headers;
  if (isShiprocket) {
    if (fault === "expired") {
      fault = undefined;
      tokens.clear();
    }
    if (!tokens.has(authorization ?? "")) return answer(response, 401, { message: "Token has expired" });
  } else if (authorization !== "Token standin-token")
    return answer(response, 401, { detail: "Invalid token." });
  if (path === "/courier/serviceability/") return companies(searchParams, response);
  if (path === "/c/api/pin-codes/json/") return pinCode(searchParams.get("filter_codes") ?? "", response);
  const done = books[isShiprocket ? "shiprocket" : "delhivery"]({ path, query: searchParams, text });
  if (done?.unheard === "gone") fault = "down";
  send(response, done ?? { status: 404, body: { message: "Not found" } });
});

function companies(query: URLSearchParams, response: ServerResponse) {
  if (refused.has(query.get("delivery_postcode") ?? ""))
    return answer(response, 404, { message: "Delivery postcode is not serviceable", status: 404 });
  const weighs = Math.ceil(Number(query.get("weight")) * 2);
  const one = (id: number, courier_name: string, rate: number, days: string | number, more: object = {}) => ({
    ...{ courier_company_id: id, courier_name, rate: rate * weighs, estimated_delivery_days: days },
    ...{ cod: 1, blocked: 0, ...more },
  });
  answer(response, 200, {
    status: 200,
    data: {
      available_courier_companies: [
        one(10, "Surface", 58.5, fault === "lying" ? -3 : "3"),
        one(11, "Air", 120.25, fault === "lying" ? -3 : "2"),
        one(12, "Closed", 10, "1", { blocked: 1 }),
        one(13, "Slow", 44, "6", { cod: 0 }),
      ],
    },
  });
}

function pinCode(pin: string, response: ServerResponse) {
  if (refused.has(pin)) return answer(response, 200, { delivery_codes: [] });
  const code = { pin: fault === "lying" ? 110_001 : Number(pin), pre_paid: "Y", cod: "N", remarks: "" };
  answer(response, 200, { delivery_codes: [{ postal_code: code }] });
}

function control(told: URLSearchParams, response: ServerResponse): void {
  if (told.has("fault")) fault = (told.get("fault") || undefined) as Fault | undefined;
  if (told.has("booking")) books.fail((told.get("booking") || undefined) as BookingFault | undefined);
  if (told.has("move")) books.move(told.get("move") ?? "");
  if (told.has("forget")) books.forget();
  for (const pin of told.getAll("refuse")) refused.add(pin);
  answer(response, 200, { asked, logins, ...books.all() });
}

function answer(response: ServerResponse, status: number, body: object): void {
  send(response, { status, body });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  ownUrl = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
  console.log(`the stand-in courier is open: ${ownUrl}`);
});
process.on("SIGTERM", () => process.exit(0));
