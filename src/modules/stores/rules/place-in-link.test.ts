import fc from "fast-check";
import { expect, it } from "vitest";
import { placeInLink } from "./place-in-link.ts";

it.each([
  [
    "https://www.google.com/maps/place/Shop/@28.6,77.2,17z/data=!3m1!4b1!4m6!3m5!3d28.6315!4d77.2167",
    28.6315,
    77.2167,
  ],
  ["https://www.google.com/maps/@12.9716,77.5946,15z", 12.9716, 77.5946],
  ["https://maps.google.com/?q=19.0760%2C72.8777", 19.076, 72.8777],
  ["https://www.google.com/maps/search/?api=1&query=13.0827,80.2707", 13.0827, 80.2707],
  ["https://www.openstreetmap.org/?mlat=22.5726&mlon=88.3639#map=16/22.5/88.3", 22.5726, 88.3639],
  ["https://www.openstreetmap.org/#map=16/17.3850/78.4867", 17.385, 78.4867],
  ["geo:26.9124,75.7873", 26.9124, 75.7873],
  [" 18.5204, 73.8567 ", 18.5204, 73.8567],
])("finds where %s leads", (text, lat, lng) => {
  expect(placeInLink(text)).toEqual({ lat, lng });
});

it.each(["", "https://maps.app.goo.gl/abc", "Karve Road", "411038", "%E0%A4%A"])(
  "finds nothing in %j",
  (text) => {
    expect(placeInLink(text)).toBeUndefined();
  },
);

it("never throws, whatever is pasted", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void placeInLink(text)));
});
