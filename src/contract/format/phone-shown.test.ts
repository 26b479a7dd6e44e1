import { expect, it } from "vitest";
import { phoneShown, phonesShown } from "./phone-shown.ts";

it("shows a mobile number of India in its two halves, and every other one as it is kept", () => {
  expect(phoneShown("+919812345678")).toBe("+91 98123 45678");
  expect(phoneShown("+91 11 5550 0142")).toBe("+91 11 5550 0142");
  expect(phoneShown("+14155550123")).toBe("+14155550123");
  expect(phoneShown("")).toBe("");
});

it("shows the numbers of a list, and leaves the list itself as it is kept", () => {
  const kept = [{ name: "Asha", phone: "+919812345678" }];
  expect(phonesShown(kept)).toEqual([{ name: "Asha", phone: "+91 98123 45678" }]);
  expect(kept[0]?.phone).toBe("+919812345678");
});
