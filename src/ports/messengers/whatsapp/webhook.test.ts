import { expect, it } from "vitest";
import { readNews } from "./webhook.ts";

const own = "106540352242922";
const told = (value: object, { number = own, field = "messages" } = {}) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field, value: { metadata: { phone_number_id: number }, ...value } }] }],
  });
const status = { id: "wamid.1", status: "sent", timestamp: "1750000000", recipient_id: "919812345678" };
const message = { id: "wamid.2", from: "919812345678", timestamp: "1750000000", type: "text" };
const nothing = { states: [], messages: [] };

it("reads what became of messages, ours by the id that we gave", () => {
  const failed = {
    ...{ ...status, status: "failed", biz_opaque_callback_data: "id-1" },
    errors: [{ code: 131_026, title: "Message undeliverable", error_data: { details: "No WhatsApp." } }],
  };
  expect(readNews(told({ statuses: [status, failed] }), own)?.states).toEqual([
    { as: "wamid.1", id: undefined, state: "sent", why: null },
    { as: "wamid.1", id: "id-1", state: "failed", why: "131026: Message undeliverable. No WhatsApp." },
  ]);
});

it("reads what people write, and what they send beside", () => {
  const contacts = [{ wa_id: message.from, profile: { name: "Asha\0" } }];
  const messages = [
    { ...message, text: { body: " Namaste\0 " } },
    { ...message, type: "image", image: { caption: "Torn", id: "1" } },
    { ...message, type: "audio", audio: { id: "1" } },
    { ...message, type: "button", button: { text: "Stop promotions", payload: "x" } },
    { ...message, type: "reaction", reaction: { emoji: "👍" } },
  ];
  const read = readNews(told({ contacts, messages }), own)?.messages;
  expect(read?.map(({ text }) => text)).toEqual(["Namaste", "Torn", "", "Stop promotions", ""]);
  expect(read?.map(({ asksNothing }) => asksNothing)).toEqual([false, false, false, false, true]);
  expect(read?.[0]).toMatchObject({ from: "+919812345678", name: "Asha", at: 1_750_000_000_000 });
  expect(readNews(told({ messages }), own)?.messages[0]?.name).toBe("+919812345678");
});

it.each([
  ["of another number", told({ statuses: [status] }, { number: "1" })],
  ["of something else", told({ statuses: [status] }, { field: "account_update" })],
  ["of another maker", JSON.stringify({ object: "page", entry: [] })],
  ["that is no object", "[]"],
  ["that is null", "null"],
  ["of an unknown state", told({ statuses: [{ ...status, status: "played" }, null, 1] })],
  ["of nobody", told({ messages: [{ ...message, from: "x" }, { ...message, timestamp: "soon" }, "y"] })],
])("leaves alone what is told %s", (_, text) => {
  expect(readNews(text, own)).toEqual(nothing);
});

it("hides nothing behind what it does not understand", () => {
  expect(readNews(told({ statuses: [{ status: "sent" }, status] }), own)?.states).toHaveLength(1);
  const errors = [{ code: "x" }];
  expect(readNews(told({ statuses: [{ ...status, status: "failed", errors }] }), own)?.states).toEqual([
    { as: "wamid.1", id: undefined, state: "failed", why: null },
  ]);
});

it("cannot read what is no JSON", () => {
  expect(readNews("no json", own)).toBeUndefined();
  expect(readNews("", own)).toBeUndefined();
});
