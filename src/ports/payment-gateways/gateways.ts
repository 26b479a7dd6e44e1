import type { GatewayAdapter } from "./gateway-adapter.ts";
import { mock } from "./mock/adapter.ts";
import { razorpay } from "./razorpay/adapter.ts";

/** Every payment gateway; gateways-in-browser.ts has what they bring to browsers. */
export const gateways: readonly GatewayAdapter[] = [mock, razorpay];

export function gatewayNamed(name: string): GatewayAdapter {
  const found = gateways.find((gateway) => gateway.name === name);
  if (!found) throw new Error(`There is no payment gateway ${name}.`);
  return found;
}
