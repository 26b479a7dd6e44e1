import { expect, it } from "vitest";
import { wholeAddress } from "./whole-address.ts";

it("says city and PIN code once, whoever wrote them where", () => {
  const store = { address: "3 Palace Road", city: "Mysuru", pinCode: "570001" };
  expect(wholeAddress(store)).toBe("3 Palace Road, Mysuru 570001");
  for (const address of ["3 Palace Road, Mysuru", "3 Palace Road, Mysuru 570001"])
    expect(wholeAddress({ ...store, address })).toBe("3 Palace Road, Mysuru 570001");
});
