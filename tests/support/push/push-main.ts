import { createPushService } from "./push-service.ts";

const server = createPushService();
server.listen(Number(process.env.PUSH_PORT ?? "0"), "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  console.log(`the stand-in push service is open: http://127.0.0.1:${port}`);
});
process.on("SIGTERM", () => process.exit(0));
