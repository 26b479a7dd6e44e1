import { createServer, type ServerResponse } from "node:http";

/** How the stand-in behaves towards everybody who asks. */
type Fault = "slow" | "down" | "wrong" | "lying" | "endless" | "expired";

let fault: Fault | undefined;
let asked = 0;
let logins = 0;
const refused = new Set<string>();
const token = () => `token-${logins}`;

/** Shiprocket and Delhivery at once, as far as a shop asks them. */
const server = createServer(async ({ url = "/", headers, method }, response) => {
  const { pathname, searchParams } = new URL(url, "http://courier.invalid");
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
  if (pathname === "/v1/external/auth/login" && method === "POST") {
    logins++;
    return answer(response, 200, { token: token() });
  }
  if (pathname === "/v1/external/courier/serviceability/") {
    if (headers.authorization !== `Bearer ${token()}`)
      return answer(response, 401, { message: "Token has expired" });
    if (fault === "expired") {
      fault = undefined;
      return answer(response, 401, { message: "Token has expired" });
    }
    if (refused.has(searchParams.get("delivery_postcode") ?? ""))
      return answer(response, 404, { message: "Delivery postcode is not serviceable", status: 404 });
    const days = fault === "lying" ? -3 : "2";
    const companies = [
      { courier_name: "Surface", cod: 1, estimated_delivery_days: days, blocked: 0 },
      { courier_name: "Closed", cod: 1, estimated_delivery_days: "1", blocked: 1 },
      { courier_name: "Slow", cod: 0, estimated_delivery_days: "6", blocked: 0 },
    ];
    return answer(response, 200, { status: 200, data: { available_courier_companies: companies } });
  }
  if (pathname === "/c/api/pin-codes/json/") {
    if (headers.authorization !== "Token standin-token")
      return answer(response, 401, { detail: "Invalid token." });
    const pin = searchParams.get("filter_codes") ?? "";
    if (refused.has(pin)) return answer(response, 200, { delivery_codes: [] });
    const code = { pin: fault === "lying" ? 110_001 : Number(pin), pre_paid: "Y", cod: "N", remarks: "" };
    return answer(response, 200, { delivery_codes: [{ postal_code: code }] });
  }
  answer(response, 404, {});
});

function control(told: URLSearchParams, response: ServerResponse): void {
  if (told.has("fault")) fault = (told.get("fault") || undefined) as Fault | undefined;
  for (const pin of told.getAll("refuse")) refused.add(pin);
  answer(response, 200, { asked, logins });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(
    `the stand-in courier is open: http://127.0.0.1:${typeof address === "object" && address?.port}`,
  );
});
process.on("SIGTERM", () => process.exit(0));
