import { createGatewayServer } from "./gateway-server.ts";

const {
  GATEWAY_PORT = "0",
  GATEWAY_KEY_ID,
  GATEWAY_KEY_SECRET,
  GATEWAY_WEBHOOK_SECRET,
  GATEWAY_WEBHOOK_URL,
} = process.env;

const server = createGatewayServer({
  keyId: GATEWAY_KEY_ID ?? "rzp_test_standin",
  keySecret: GATEWAY_KEY_SECRET ?? "standin-secret",
  webhookSecret: GATEWAY_WEBHOOK_SECRET ?? "standin-webhook-secret",
  webhookUrl: GATEWAY_WEBHOOK_URL,
});
server.listen(Number(GATEWAY_PORT), "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : GATEWAY_PORT;
  console.log(`the stand-in gateway is open: http://127.0.0.1:${port}`);
});
process.on("SIGTERM", () => process.exit(0));
