import { expect, it } from "vitest";
import { withCounted } from "./counted-lines.ts";

it("makes one list of the fields of each line, and leaves out what is empty", () => {
  const fields = {
    id: "r",
    "shelve.0": "2",
    "shelve.3": "1",
    "writeOff.0": "0",
    "pieces.x": "1",
    note: "",
    seen: "",
  };
  expect(withCounted(fields)).toEqual({ id: "r", "pieces.x": "1", seen: "", shelve: "0=2,3=1" });
});

it("never makes a parcel of everything out of one of nothing", () => {
  const typed = { id: "o", carrier: "", "goods.0": "0" };
  expect(withCounted({ ...typed, "lines.0": "0", "lines.1": "" })).toEqual({ id: "o", lines: "" });
  expect(withCounted({ ...typed, "lines.0": "0", "lines.1": "2" })).toEqual({ id: "o", lines: "1=2" });
});
