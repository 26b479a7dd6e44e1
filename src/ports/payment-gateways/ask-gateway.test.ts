import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { systemClock } from "#platform/clock.ts";
import { gatewayClient } from "./ask-gateway.ts";
import { createBreaker } from "./breaker.ts";
import { GatewayRefusal, GatewayUnavailable } from "./payment-gateway.ts";

const told = z.object({ type: z.string(), body: z.string() });

/** Somebody who tells what was sent, with the status that the path names. */
async function opened() {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    response.statusCode = Number(request.url?.slice(1));
    response.end(JSON.stringify({ type: request.headers["content-type"] ?? "", body }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const at = { apiUrl: `http://127.0.0.1:${port}`, headers: {}, refusal: z.string() };
  const ask = gatewayClient(at, createBreaker(systemClock));
  return (status: number, sent: object) =>
    ask({ method: "POST", path: `/${status}`, repeatable: false, shape: told, ...sent });
}

it("sends JSON, or a form where the provider reads forms", async () => {
  const ask = await opened();
  expect(await ask(200, { json: { amount: 1 } })).toEqual({ type: "application/json", body: `{"amount":1}` });
  const type = "application/x-www-form-urlencoded";
  expect(await ask(200, { form: { "metadata[receipt]": "a b" } })).toEqual({
    type,
    body: "metadata%5Breceipt%5D=a+b",
  });
});

it("takes for a refusal what is one, and for silence what tells nothing", async () => {
  const ask = await opened();
  await expect(ask(400, {})).rejects.toThrow(GatewayRefusal);
  // Such as of a call with the same key that is still under way.
  for (const status of [409, 429, 500]) await expect(ask(status, {})).rejects.toThrow(GatewayUnavailable);
});
