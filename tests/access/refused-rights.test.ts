import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("what staff try without the right to it", (openFresh) => {
  it("leaves a line in the log, and what others try none", async () => {
    const { settings } = await openFresh();
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const shop = await openShop(settings, { log });
    const db = openDatabase(settings);
    const editor = await signedUpUser(db, { role: "editor" });
    const shopper = await signedUpUser(db);
    const statuses: number[] = [];
    for (const { token } of [editor, shopper])
      for (const [method, path] of [
        ["GET", "/manage/people"],
        ["PUT", "/orders/none"],
      ] as const)
        statuses.push(
          (await shop.call(method, path, { token, ...(method === "PUT" && { body: {} }) })).status,
        );
    await shop.stop();
    await db.close();
    expect(statuses).toEqual([403, 403, 404, 403]);
    const told = lines.map((line) => JSON.parse(line)).filter(({ security }) => security === "right");
    const by = { user: editor.userId, reason: "notAllowed", address: "127.0.0.1" };
    expect(told).toMatchObject([
      { ...by, call: "people.list", right: "people.see" },
      { ...by, call: "orders.update", right: "orders.move" },
    ]);
  });
});
