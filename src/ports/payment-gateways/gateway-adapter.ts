import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Clock } from "#platform/clock.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

/** All that belongs to a payment gateway on the server; what it brings to browsers is in gateway-in-browser.ts. */
export interface GatewayAdapter<Set extends object = Readonly<Record<string, unknown>>> {
  /** As the setting PAYMENTS and the rows of payments have it. */
  readonly name: string;
  /** As owners are told of it. */
  readonly title: string;
  /** What it reads of the environment, each by itself. */
  readonly settings: z.ZodRawShape;
  /** Those without which it does nothing: all are set, or none. Whoever sets them chooses it. */
  readonly keys: readonly string[];
  /** Where it tells of payments by itself. */
  readonly webhook?: {
    readonly endpoint: Endpoint;
    /** The setting without which its messages are not believed. */
    readonly secret: string;
  };
  open(settings: Set, parts: GatewayParts): PaymentGateway | Promise<PaymentGateway>;
  /** Money moves: the keys are not those of tests. */
  isLive(settings: Set): boolean;
  /** What stands between the shop and the gateway, in words; nothing when it knows the keys. */
  tryKeys(settings: Set): Promise<string | undefined>;
  /** What its window loads on the page where somebody pays; nothing where it has none. */
  scriptUrl(settings: Set): string | null;
  /** Whose scripts and frames that page admits. */
  origins(settings: Set): readonly string[];
}

export interface GatewayParts {
  readonly clock: Clock;
  /** The shop's own for this gateway: the same for every process and after every restart. */
  readonly secret: string;
}
