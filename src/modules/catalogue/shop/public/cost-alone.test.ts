import { expect, it } from "vitest";
import { costAlone } from "./cost-alone.ts";

it("is free for one piece that alone is worth more than the limit, and no other", () => {
  const terms = { costPaise: 831_60, freeAbovePaise: 8_316_00 };
  expect(costAlone(299_00, terms)).toBe(831_60);
  expect(costAlone(8_316_00, terms)).toBe(831_60);
  expect(costAlone(8_316_01, terms)).toBe(0);
});
