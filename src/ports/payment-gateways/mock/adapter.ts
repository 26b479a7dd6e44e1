import type { GatewayAdapter } from "../gateway-adapter.ts";
import { mockGateway } from "./gateway.ts";

export const mock: GatewayAdapter = {
  name: "mock",
  title: "Mock",
  settings: {},
  keys: [],
  open: (_, { secret }) => mockGateway(secret),
  isLive: () => false,
  tryKeys: async () => undefined,
  scriptUrl: () => null,
  origins: () => [],
};
