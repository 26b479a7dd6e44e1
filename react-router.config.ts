import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // The whole route table is small: sending it with the page saves a request on each first link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
