import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Fault =
  | "hang"
  | "slow"
  | "reset"
  | "500"
  | "429"
  | "garbage"
  | "refuse"
  | "lost"
  | "otherSum"
  | "noLink";
export type GatewayCall =
  | "create"
  | "fetch"
  | "capture"
  | "refund"
  | "link"
  | "cancel"
  | "code"
  | "close"
  | "ways";

/** Troubles to come, by call; each is used up by one request. */
export function createFaults() {
  const planned = new Map<GatewayCall, Fault[]>();
  return {
    plan(call: GatewayCall, fault: Fault, times: number) {
      planned.set(call, [...(planned.get(call) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
    clear: () => planned.clear(),
    next: (call: GatewayCall): Fault | undefined => planned.get(call)?.shift(),
  };
}

/** Whether the fault has answered; otherwise the request goes on. */
export async function strike(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case undefined:
    case "lost":
    case "otherSum":
    case "noLink":
      return false;
    case "slow":
      await wait(5_000);
      return false;
    case "hang":
      await wait(60_000, undefined, { ref: false });
      response.destroy();
      return true;
    case "reset":
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      response.write('{"id":"ord');
      setTimeout(() => response.destroy(), 20);
      return true;
    case "garbage":
      response
        .writeHead(200, { "content-type": "application/json" })
        .end("<html>not what you asked for</html>");
      return true;
    case "500":
    case "429": {
      const headers = { "content-type": "application/json", "retry-after": "3" };
      const body = { error: { code: "SERVER_ERROR", description: "We are having trouble" } };
      response.writeHead(Number(fault), headers).end(JSON.stringify(body));
      return true;
    }
    case "refuse": {
      const body = { error: { code: "BAD_REQUEST_ERROR", description: "Refused by the stand-in" } };
      response.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify(body));
      return true;
    }
  }
}
