import { expect, it } from "vitest";
import { join } from "#modules/newsletter/repository.ts";
import { newId, newToken } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

describeOnBothEngines("the list of the newsletter", (openFresh) => {
  it("lists who has confirmed, and no address is a formula to a spreadsheet", async () => {
    const db = await openFresh();
    for (const email of ["asha@example.com", "+cmd@example.com", "-2+3@example.com", "=1@example.com"])
      await db.write((tx) =>
        join(tx, {
          id: newId(1),
          email,
          lang: "en",
          state: "confirmed",
          confirm_hash: null,
          confirm_until: 1,
          leave_token: newToken(),
          changed_at: 1,
        }),
      );
    expect(await staffSays(db, db.settings, "newsletter", "list")).toBe(0);
    expect(said.map((line) => line.split(",")[0]).sort()).toEqual(
      ["email", "asha@example.com", "'+cmd@example.com", "'-2+3@example.com", "'=1@example.com"].sort(),
    );
    for (const line of said.slice(1)) expect(line).toMatch(/^[^",]+,en,http[^",\s]+$/);
  });
});
