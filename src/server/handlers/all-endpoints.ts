import type { Endpoint } from "#contract/endpoint.ts";
import { browserModules } from "#modules-browser";
import { webhookEndpoints } from "../webhooks/webhooks.ts";

/** Every endpoint. */
export const allEndpoints: readonly Endpoint[] = browserModules.flatMap(({ endpoints }) =>
  endpoints.flatMap((some): Endpoint[] => Object.values(some)),
);

/** What the OpenAPI document describes, in its order: webhooks are no endpoints, but whoever calls them reads of them there. */
export const documentedEndpoints: readonly Endpoint[] = [...allEndpoints, ...webhookEndpoints];
