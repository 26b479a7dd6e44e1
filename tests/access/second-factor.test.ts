import { expect, it } from "vitest";
import { isOfBackOffice } from "#contract/endpoint.ts";
import { holders, holds, roles } from "#contract/rights.ts";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { assuranceOf, endpointsWithAssurance } from "#modules/accounts/rules/assurance.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { askForFactor } from "#support/ask-for-factor.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

it("names calls that exist", () => {
  expect(
    endpointsWithAssurance.filter((name) => !allEndpoints.some((endpoint) => endpoint.name === name)),
  ).toEqual([]);
});

describeWithDatabase("a shop that asks for the second factor", (openFresh) => {
  it("does what the table of assurance says, for every endpoint, role and age of the factor", async () => {
    const { settings } = await openFresh({ demo: true });
    const db = openDatabase(settings);
    await askForFactor(db);
    const shop = await openShop(settings);
    const differing: string[] = [];
    const ofStaff = allEndpoints.filter(({ right }) => holders[right] === "staff");
    for (const role of roles)
      for (const shownAgo of [undefined, 11 * 60_000, 0]) {
        const { token, userId } = await signedUpUser(db, { role });
        const factor_at = shownAgo === undefined ? null : Date.now() - shownAgo;
        await db.write((tx) =>
          tx.updateTable("sessions").set({ factor_at }).where("user_id", "=", userId).execute(),
        );
        // Once it is shown, only what asks for a fresh one can differ.
        const asked = allEndpoints.filter(
          (one) =>
            assuranceOf(one) === "fresh factor" || (assuranceOf(one) === "factor" && shownAgo === undefined),
        );
        // Whoever has deleted the account is nobody any more.
        const [last] = asked.splice(asked.indexOf(accountsEndpoints.remove), 1);
        for (const endpoint of [...asked, ...(last ? [last] : [])]) {
          const path = endpoint.path.replace(/\{\w+\}/g, "none");
          const { status, body } = await shop.call(endpoint.method, path, {
            token,
            ...(endpoint.input && endpoint.method !== "GET" && { body: {} }),
          });
          const may = holds({ role }, endpoint.right);
          const isFresh = shownAgo !== undefined && shownAgo < 10 * 60_000;
          const isAsked = may && !(isFresh || (shownAgo !== undefined && assuranceOf(endpoint) === "factor"));
          const wanted = isAsked ? "FACTOR_NEEDED" : may ? undefined : "NOT_ALLOWED";
          const got = ["FACTOR_NEEDED", "NOT_ALLOWED"].find((code) => code === body.error);
          if (got !== wanted || (got && status !== 403) || status >= 500)
            differing.push(`${endpoint.name} by ${role}, shown ${shownAgo} ago: ${status} ${body.error}`);
        }
      }
    const shopper = await signedUpUser(db);
    for (const endpoint of ofStaff.filter(isOfBackOffice)) {
      const { status } = await shop.call(endpoint.method, endpoint.path.replace(/\{\w+\}/g, "none"), {
        token: shopper.token,
      });
      if (status !== 404) differing.push(`${endpoint.name} by a shopper: ${status}`);
    }
    await shop.stop();
    await db.close();
    expect(differing).toEqual([]);
  });
});
