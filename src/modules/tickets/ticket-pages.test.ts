import { expect, it } from "vitest";
import type { Caller } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { requestContext } from "#support/request-context.ts";
import { contactFormView, ticketListView } from "./ticket-pages.ts";

const caller: Caller = { userId: "asha", sessionId: "s", role: null };

function formOf(profile: object, whatsapp = "") {
  const shop = {
    accounts: { profile: async () => profile },
    shopSettings: { now: () => ({ contact: { whatsapp } }) },
  } as unknown as ShopServices;
  return contactFormView({ shop, requestContext, caller }, new URLSearchParams());
}

it("tells whoever has a phone alone its number as one reads it, and sends it as it is kept", async () => {
  const { known, given } = await formOf({ name: "Asha", email: null, phone: "+919812345678" });
  expect(known).toBe("Our answer goes to +91 98123 45678.");
  expect(given.reach).toBe("+919812345678");
});

it("has WhatsApp where the shop has it", async () => {
  const nobody = { name: "", email: null, phone: null };
  expect((await formOf(nobody)).whatsapp).toBeNull();
  expect((await formOf(nobody, "919812345678")).whatsapp).toEqual({
    href: "https://wa.me/919812345678",
    value: "Chat with us on WhatsApp",
  });
});

it("knows nobody without a name", async () => {
  expect((await formOf({ name: "", email: "asha@example.com", phone: null })).known).toBeNull();
});

it("offers a call in one word beside the number, and WhatsApp where the shop has it", async () => {
  const talkOf = async (whatsapp: string) => {
    const settings = {
      contact: { phone: "+91 11 5550 0142", whatsapp },
      support: { returnDays: 30, deliveryFrom: 3, deliveryTo: 5, payment: { en: "", hi: "" } },
      payments: { ways: ["qr"], cash: false },
      pricing: { profile: "demo" },
    };
    const shop = {
      tickets: { ofUser: async () => [] },
      checkout: { newestPlaced: async () => null },
      shopSettings: { now: () => settings },
    } as unknown as ShopServices;
    return (await ticketListView({ shop, requestContext, caller }, "asha")).talk.map(({ name, short }) => [
      name,
      short,
    ]);
  };
  expect(await talkOf("")).toEqual([["+91 11 5550 0142", "Call"]]);
  expect(await talkOf("911155500152")).toContainEqual(["Chat with us on WhatsApp", "WhatsApp"]);
});
