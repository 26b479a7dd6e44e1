import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { askForFactor } from "#support/ask-for-factor.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("whoever has stolen the owner's password", (openFresh) => {
  it("changes nothing of how the owner signs in or is reached, and is not deleted for it", async () => {
    const { settings } = await openFresh({ demo: true });
    const db = openDatabase(settings);
    await askForFactor(db);
    const shop = await openShop(settings);
    const owner = await signedUpUser(db, { role: "owner", email: "kamla@example.com" });
    const passkey = { id: "x", rawId: "x", type: "public-key", response: {} };
    const tried: readonly [string, string, object?][] = [
      ["PUT", "/auth/profile", { name: "Kamla", email: "thief@example.com", password: "" }],
      ["PUT", "/auth/password", { currentPassword: "", password: "a quite new password" }],
      ["POST", "/auth/confirm-email", { token: "none" }],
      ["POST", "/auth/passkeys/offer", { password: "" }],
      ["POST", "/auth/passkeys", { answer: passkey }],
      ["DELETE", "/auth/passkeys/none", { password: "" }],
      ["DELETE", "/auth/user", { password: "" }],
      ["POST", "/manage/people/invitations", { to: "thief@example.com", role: "owner" }],
    ];
    for (const [method, path, body] of tried) {
      const answer = await shop.call(method, path, { token: owner.token, ...(body && { body }) });
      expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 403, "FACTOR_NEEDED"]);
    }
    const kept = await db.read
      .selectFrom("users")
      .select(["email", "role", "deleted_at"])
      .where("id", "=", owner.userId)
      .executeTakeFirst();
    expect(kept).toEqual({ email: "kamla@example.com", role: "owner", deleted_at: null });
    await shop.stop();
    await db.close();
  });
});
