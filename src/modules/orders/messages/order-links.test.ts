import { describe, expect, it } from "vitest";
import { langAddress } from "#contract/lang-address.ts";
import { orderLink, orderOfToken, orderUrl } from "./order-links.ts";

const parts = { linkKey: Buffer.alloc(32, 7), publicUrl: "https://shop.example" } as never;
const id = "0198a0b0-0000-7000-8000-000000000001";

describe("a link of an order", () => {
  it("leads to the language that it was placed in", () => {
    const plain = orderLink(parts, "pay", id);
    expect(orderUrl(parts, "pay", { id, lang: "en" })).toBe(`https://shop.example${plain}`);
    const hindi = new URL(orderUrl(parts, "pay", { id, lang: "hi" })).pathname;
    expect(hindi).toBe(`/hi${plain}`);
    expect(langAddress(hindi)?.plain).toBe(plain);
  });

  it("is good for its purpose alone", () => {
    const token = orderLink(parts, "pay", id).slice("/pay/".length);
    expect(orderOfToken(parts, "pay", token)).toBe(id);
    expect(orderOfToken(parts, "return", token)).toBeUndefined();
  });
});
