import { expect, it } from "vitest";
import { orderUnderWay } from "./order-under-way.ts";

const order = {
  id: "an-order",
  number: "H-1005",
  status: "shipped",
  step: null as string | null,
  paidAt: 1 as number | null,
  expectedAt: Date.parse("2026-12-01T06:00:00Z"),
  quote: { total: 100 },
  collectedIn: null,
};
const told = (but: Partial<typeof order> | null, lang: "en" | "hi" = "en") => {
  const newestUnderWay = async () => (but === null ? undefined : { ...order, ...but });
  const page = { shop: { checkout: { newestUnderWay } }, requestContext: { lang } } as unknown;
  return orderUnderWay(page as Parameters<typeof orderUnderWay>[0], "somebody");
};

it("says where the newest order is and when it comes, and leads to what follows it", async () => {
  expect(await told({})).toEqual({
    to: "/track-order/an-order",
    name: "Your parcel is on its way.",
    text: "Order H-1005, expected Tue 1 Dec",
  });
  expect((await told({ status: "ordered", paidAt: null }))?.name).toContain("Pay when it arrives");
  expect((await told({}, "hi"))?.text).toContain("H-1005");
});

it("says of a parcel that comes back that it does, and no day on which it arrives", async () => {
  const back = { to: "/track-order/an-order", text: "Order H-1005" };
  expect(await told({ step: "returning" })).toEqual({
    ...back,
    name: expect.stringContaining("on its way back to us"),
  });
  expect(await told({ step: "returned" })).toEqual({ ...back, name: expect.stringContaining("came back") });
  const packed = await told({ status: "processing", step: "packed" });
  expect(packed).toMatchObject({
    name: expect.stringContaining("packing"),
    text: expect.stringMatching(/ 1 Dec$/),
  });
});

it("says nothing where nothing is to come", async () => {
  expect(await told(null)).toBe(null);
});
