import { afterAll, beforeAll, expect, it } from "vitest";
import { policyPages, policyPath } from "#modules/policies/rules/policy-pages.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let gateway: StandInGateway;
let shop: ShopProcess;

beforeAll(async () => {
  gateway = await startGateway({ keyId: "rzp_live_standin" });
  shop = await startShopProcess({ ...gateway.settings, DEMO: "0" });
});
afterAll(async () => {
  await shop?.stop();
  await gateway?.stop();
});

const pages = ["/", "/products", "/flash-sale", "/stores", "/cart", "/newsletter", "/manifest.webmanifest"];
/** What the demo says, and nobody has kept. */
const invented =
  /24\/7|WELCOME10|tonight|\bmidnight|आधी रात|Banarasi|बनारसी|Chandni|5550|haat\.example|instagram|PayPal|Apple Pay|honest|Four finds|चार चीज़ें|Letters from|बाज़ार की चिट्ठी|same day|उसी दिन|\b30\b.{0,12}(?:day|दिन)|3-5|3 to 5|two working days|Made by many hands|>Haat</i;

it.each(["", "/hi"])("says nothing that nobody has kept, at %s", async (lang) => {
  for (const path of [...pages, ...policyPages.map(policyPath)]) {
    const answer = await fetch(`${shop.url}${path.endsWith(".webmanifest") ? "" : lang}${path}`);
    const text = await answer.text();
    expect([path, invented.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});
