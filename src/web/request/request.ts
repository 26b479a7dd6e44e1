import type { Answer } from "#contract/request-failures.ts";
import { fetchedAtRest } from "#web/ui/when-idle.ts";
import type { RequestOptions } from "./send-request.ts";

const load = fetchedAtRest(() => import("./send-request.ts"));

/** The one way from the browser to the API. It never throws: every failure is an answer. */
export async function request(endpoint: string | undefined, options: RequestOptions = {}): Promise<Answer> {
  const sender = await load().catch(() => null);
  return sender ? sender.sendRequest(endpoint, options) : { success: false, error: "NETWORK_ERROR" };
}
