import { expect, it } from "vitest";
import type { DeliveryView } from "#contract/delivery-view.ts";
import { spotIn } from "./delivery-in.ts";

type Asked = Pick<DeliveryView, "pinCode" | "places">;

const of = (pinCode: string, city: string): Asked => ({
  pinCode,
  places: [{ city, state: "Karnataka", stateCode: "29" }],
});

it("shows a large city where it is, by its name in the asker's language", () => {
  expect(spotIn("en", of("560001", "Bengaluru"))).toMatchObject({ name: "Bengaluru", lat: 12.97 });
  expect(spotIn("hi", of("560001", "Bengaluru"))?.name).toBe("बेंगलुरु");
});

it("shows of any other place the area, and calls that by its state", () => {
  const spot = spotIn("en", of("577101", "Chikkamagaluru"));
  expect(spot?.name).toBe("Karnataka");
  expect(spot?.lat).toBeGreaterThan(11);
  expect(spotIn("hi", of("577101", "Chikkamagaluru"))?.name).toBe("कर्नाटक");
});

it("shows nothing of a PIN code that nobody knows", () => {
  expect(spotIn("en", { pinCode: "999999", places: [] })).toBeNull();
});
