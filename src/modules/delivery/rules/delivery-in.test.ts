import { expect, it } from "vitest";
import { type StateCode, stateNameOf } from "#contract/india/states.ts";
import type { DeliveryView } from "../views.ts";
import { spotIn } from "./delivery-in.ts";

type DeliveryPlaces = Pick<DeliveryView, "pinCode" | "places">;

const of = (pinCode: string, city: string, stateCode: StateCode = "29"): DeliveryPlaces => ({
  pinCode,
  places: [{ city, state: stateNameOf(stateCode), stateCode }],
});

it("shows a large city where it is, by its name in the asker's language", () => {
  expect(spotIn("en", of("560001", "Bengaluru"))).toMatchObject({ name: "Bengaluru", lat: 12.97 });
  expect(spotIn("hi", of("560001", "Bengaluru"))?.name).toBe("बेंगलुरु");
});

it("calls any other place by its state, in the asker's language", () => {
  expect(spotIn("en", of("577101", "Chikkamagaluru"))?.name).toBe("Karnataka");
  expect(spotIn("hi", of("577101", "Chikkamagaluru"))?.name).toBe("कर्नाटक");
});

/** South, north, west and east of what surely belongs to the state alone. */
it.each<[string, string, StateCode, readonly [number, number, number, number]]>([
  ["262501", "Pithoragarh", "05", [29.6, 30.8, 78.6, 79.9]],
  ["263001", "Nainital", "05", [29.6, 30.8, 78.6, 79.9]],
  ["790001", "West Kameng", "12", [27.7, 28.6, 94, 96]],
  ["792001", "Lohit", "12", [27.7, 28.6, 94, 96]],
  ["794001", "West Garo Hills", "17", [25.3, 25.8, 90.3, 92]],
  ["682551", "Kavaratti", "31", [10, 11.8, 71.9, 73.8]],
  ["605602", "Villupuram", "33", [10, 12, 77.6, 79.2]],
  ["577101", "Chikkamagaluru", "29", [13, 16, 75, 76.8]],
  ["194103", "Kargil", "38", [33.5, 34.8, 76.5, 78.3]],
])("pins %s %s within its state", (pinCode, city, stateCode, [south, north, west, east]) => {
  const spot = spotIn("en", of(pinCode, city, stateCode));
  expect(spot?.name).toBe(stateNameOf(stateCode));
  expect(spot?.lat).toBeGreaterThan(south);
  expect(spot?.lat).toBeLessThan(north);
  expect(spot?.lng).toBeGreaterThan(west);
  expect(spot?.lng).toBeLessThan(east);
});

it("shows nothing of a territory that lies scattered, nor of a PIN code that nobody knows", () => {
  expect(spotIn("en", of("673310", "Mahe", "34"))).toBeNull();
  expect(spotIn("en", of("362520", "Diu", "26"))).toBeNull();
  expect(spotIn("en", { pinCode: "999999", places: [] })).toBeNull();
});
