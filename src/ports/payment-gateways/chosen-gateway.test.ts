import { describe, expect, it } from "vitest";
import { chosenGateway, wrongGateways } from "./chosen-gateway.ts";
import { gatewayNamed } from "./gateways.ts";

const mock = gatewayNamed("mock");
const one = { ...mock, name: "one", keys: ["ONE_KEY"] };
const other = { ...mock, name: "other", keys: ["OTHER_ID", "OTHER_SECRET"] };
const all = [mock, one, other];
const bothKeys = { ONE_KEY: "a", OTHER_ID: "b", OTHER_SECRET: "c" };

describe("the payment gateway of a shop", () => {
  it.each([
    [{}, "mock"],
    [{ ONE_KEY: "a" }, "one"],
    [{ OTHER_ID: "a", OTHER_SECRET: "b" }, "other"],
    [{ ...bothKeys, PAYMENTS: "other" }, "other"],
    [{ ...bothKeys, PAYMENTS: "mock" }, "mock"],
  ])("is the one that is named, else the one that has keys: %j", (set, name) => {
    expect(chosenGateway(set, all)).toBe(name);
    expect(wrongGateways(set, true, all)).toEqual([]);
  });

  it.each([
    [bothKeys, "PAYMENTS: expected one or other, because the keys of each are set"],
    [{ PAYMENTS: "other", ONE_KEY: "a" }, "OTHER_ID: expected, because PAYMENTS is other"],
    [
      {},
      "PAYMENTS: the shop is reachable from outside, so expected ONE_KEY, or OTHER_ID and OTHER_SECRET, or PAYMENTS=mock to say that no money shall move",
    ],
  ])("is asked for where the settings do not say it: %j", (set, words) => {
    expect(wrongGateways(set, false, all)).toEqual([words]);
  });
});
