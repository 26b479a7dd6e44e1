import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

it("reads signs whole wherever a piece of the file ends", async () => {
  for (const sign of ["🤨", "नी", "é"])
    for (let before = 0; before < 5; before++) {
      const title = `${"x".repeat(before)}${sign.repeat(40_000)}`;
      const read = await readLines(Buffer.from(`Title,Price\n${title},10\n`));
      expect("lines" in read && read.lines[0]?.cells[0] === title, `${sign} after ${before}`).toBe(true);
    }
});
