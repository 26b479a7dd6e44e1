import { modules } from "#modules";
import type { BoundEndpoint } from "./handler.ts";

/** Every endpoint with what it does. */
export const boundEndpoints: readonly BoundEndpoint[] = modules.flatMap(({ handlers }) => handlers);

const byName = new Map(boundEndpoints.map((bound) => [bound.endpoint.name, bound]));

export function boundEndpointNamed(name: string): BoundEndpoint | undefined {
  return byName.get(name);
}
