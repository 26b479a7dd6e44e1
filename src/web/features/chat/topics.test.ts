import { expect, it } from "vitest";
import { type Topic, topicOf } from "./topics.ts";

it.each<[string, Topic]>([
  ["Hi", "greeting"],
  ["hello there!", "greeting"],
  ["Namaste ji", "greeting"],
  ["kaise ho bhai", "greeting"],
  ["नमस्ते", "greeting"],
  ["Good evening", "greeting"],
  ["where is my order", "orders"],
  ["Where's my parcel?", "orders"],
  ["Has it been shipped yet", "orders"],
  ["mera order kahan hai", "orders"],
  ["traking status", "orders"],
  ["मेरा ऑर्डर कब आएगा", "orders"],
  ["I want to return a shirt", "returns"],
  ["can I get my money back", "returns"],
  ["refunds?", "returns"],
  ["exhange for another size", "returns"],
  ["paise wapas chahiye", "returns"],
  ["What does shipping cost?", "shipping"],
  ["how long does delivery take", "shipping"],
  ["delviery time", "shipping"],
  ["do you take cards", "payment"],
  ["Apple Pay?", "payment"],
  ["cash on delivery milega?", "payment"],
  ["my paymant failed", "payment"],
  ["any discounts for me", "discounts"],
  ["is there a promo code", "discounts"],
  ["koi coupan hai", "discounts"],
  ["which store is near me", "stores"],
  ["thank you so much", "thanks"],
  ["shukriya!", "thanks"],
])("hears %j as %s", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});

it.each<[string, Topic]>([
  ["Hello, where is my order?", "orders"],
  ["Hi! I want a refund, thanks", "returns"],
  ["how do I return my order", "returns"],
  ["the payment of my order failed", "payment"],
  ["thanks, and what is shipping?", "shipping"],
])("answers the question in %j, not the courtesy", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});

it.each([
  "what is the hit of this week",
  "border",
  "cardigan",
  "shipwreck",
  "postcard",
  "xyz",
  "...",
  "",
  "delhi",
])("does not hear a topic inside other words of %j", (message) => {
  expect(topicOf(message)).toBe("other");
});
