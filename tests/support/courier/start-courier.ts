import { join } from "node:path";
import { startStandIn } from "../stand-in.ts";

type Fault = "" | "slow" | "down" | "wrong" | "lying" | "endless" | "expired";

/** A courier of our own in a process of its own, that can be slow, down, wrong and lying. */
export async function startCourier() {
  const { url, stop } = await startStandIn("courier", join(import.meta.dirname, "courier-main.ts"));
  const control = async (query: string) =>
    (await (await fetch(`${url}/control?${query}`)).json()) as { asked: number; logins: number };
  return {
    url,
    behave: (fault: Fault) => control(`fault=${fault}`),
    refuse: (pinCode: string) => control(`refuse=${pinCode}`),
    counts: () => control(""),
    stop,
  };
}
