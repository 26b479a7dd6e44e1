import { describe, expect, it } from "vitest";
import { addressList, isAddress } from "./address-list.ts";

describe("a list of addresses", () => {
  const list = addressList(["10.0.0.0/8", "192.168.1.5", "fd00::/8", "2001:db8::1"]);

  it.each(["10.255.0.1", "192.168.1.5", "fd12::9", "2001:db8::1"])("has %s", (address) => {
    expect(list.has(address)).toBe(true);
  });

  it.each(["11.0.0.1", "192.168.1.6", "fe80::1", "2001:db8::2", "", "proxy"])("has not %s", (address) => {
    expect(list.has(address)).toBe(false);
  });

  it("has nothing when it is empty", () => {
    expect(addressList([]).has("127.0.0.1")).toBe(false);
  });

  it.each(["proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "fd00::/129", "10.0.0.0/8/8", "10.0.0.0/-1"])(
    "is not written %s",
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});
