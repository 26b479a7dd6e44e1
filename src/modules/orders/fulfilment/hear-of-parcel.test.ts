import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { hearOfParcel } from "./hear-of-parcel.ts";

describeOnBothEngines("a courier's late message", (openFresh) => {
  it("turns back no parcel that was handed over while it was looked up", async () => {
    const { fulfilment, by, parts, record } = await openFulfilment(await openFresh());
    await fulfilment.send(by, { trackingNumber: "EX1" });
    const { parcels } = parts.orders;
    const named: typeof parcels.named = async (...wanted) => {
      const found = await parcels.named(...wanted);
      await fulfilment.handOver(by);
      return found;
    };
    const late = { ...parts, orders: { ...parts.orders, parcels: { ...parcels, named } } };
    await hearOfParcel(late, { trackingNumber: "EX1", kind: "returning" });
    expect(await record()).toMatchObject({ status: "delivered", step: null });
  });

  it("turns back one that is on its way", async () => {
    const { fulfilment, by, parts, record } = await openFulfilment(await openFresh());
    await fulfilment.send(by, { trackingNumber: "EX1" });
    await hearOfParcel(parts, { trackingNumber: "EX1", kind: "returning" });
    expect(await record()).toMatchObject({ status: "shipped", step: "returning" });
  });
});
