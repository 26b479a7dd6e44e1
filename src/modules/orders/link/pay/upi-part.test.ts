import { expect, it } from "vitest";
import { upiApps } from "./upi-part.tsx";

it("opens each app with the gateway's own words", () => {
  const said = "pay?pa=haat@bank&pn=Haat%20%26%20Sons&am=1.05&cu=INR";
  expect(upiApps(`upi://${said}`).map(({ href }) => href)).toEqual([
    `tez://upi/${said}`,
    `phonepe://${said}`,
    `paytmmp://${said}`,
    `bhim://${said}`,
  ]);
});
