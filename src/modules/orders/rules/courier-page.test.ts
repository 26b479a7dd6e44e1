import { expect, it } from "vitest";
import { courierPage } from "./courier-page.ts";

it("leads to the page of a courier that shows a parcel by an address alone", () => {
  expect(courierPage("Delhivery", "123")).toBe("https://www.delhivery.com/track-v2/package/123");
  expect(courierPage("Blue Dart", "B1")).toContain("bluedart.com/");
  expect(courierPage(" bluedart express ", "B1")).toContain("trackNo=B1");
  expect(courierPage("XpressBees", "X1")).toContain("awbNo=X1");
  expect(courierPage("Ekart", "E1")).toContain("/E1");
  expect(courierPage("Shiprocket", "S1")).toContain("/S1");
});

it("leads nowhere without a courier that is known and a number", () => {
  expect(courierPage("India Post", "EE1IN")).toBeUndefined();
  expect(courierPage("Ravi, who is not Delhivery", "1")).toBeUndefined();
  expect(courierPage("Delhivery", null)).toBeUndefined();
  expect(courierPage("Delhivery", " ")).toBeUndefined();
  expect(courierPage(null, "123")).toBeUndefined();
});

it("takes a number that somebody typed for nothing but a number", () => {
  expect(courierPage("Delhivery", "1/../?x=1&y#z")).toBe(
    "https://www.delhivery.com/track-v2/package/1%2F..%2F%3Fx%3D1%26y%23z",
  );
});
