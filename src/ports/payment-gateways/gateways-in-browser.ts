import type { GatewayInBrowser } from "./gateway-in-browser.ts";
import { razorpay } from "./razorpay/in-browser.ts";

/** Every payment gateway that moves money, by what it brings to browsers. */
export const gatewaysInBrowser: readonly GatewayInBrowser[] = [razorpay];

export function gatewayInBrowser(name: string): GatewayInBrowser | undefined {
  return gatewaysInBrowser.find((gateway) => gateway.name === name);
}
