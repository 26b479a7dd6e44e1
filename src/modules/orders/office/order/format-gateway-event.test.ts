import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { formatGatewayEvent } from "./format-gateway-event.ts";

const [en, hi] = [textsOf("en").manage.order, textsOf("hi").manage.order];
const paise = 124_800;

it("says of a payment what the gateway told, with its sum", () => {
  expect(formatGatewayEvent({ kind: "payment.captured", paise }, en)).toBe("paid ₹1,248.00");
  expect(formatGatewayEvent({ kind: "payment.authorized", paise }, en)).toBe("held by the bank ₹1,248.00");
  expect(formatGatewayEvent({ kind: "look.captured", paise: null }, hi)).toBe("भुगतान हो गया");
});

it("says of a refund that it is one, and no sum, which is the payment's", () => {
  expect(formatGatewayEvent({ kind: "refund.created", paise }, en)).toBe("refund started");
  expect(formatGatewayEvent({ kind: "refund.processed", paise }, en)).toBe("refund done");
  expect(formatGatewayEvent({ kind: "refund.failed", paise }, hi)).toBe("रिफ़ंड नहीं हो सका");
});

it("shows what has no words as the gateway named it", () => {
  expect(formatGatewayEvent({ kind: "payment.dispute.created", paise }, en)).toBe(
    "payment.dispute.created ₹1,248.00",
  );
  expect(formatGatewayEvent({ kind: "refund.speed_changed", paise }, hi)).toBe("refund.speed_changed");
});
