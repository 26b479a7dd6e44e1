import { expect, it } from "vitest";
import { needKinds, needs } from "#contract/needs.ts";
import { roleHolds, roles } from "#contract/rights.ts";
import type { ShopServices } from "../shop-services.ts";
import { needsOf } from "./needs-of.ts";

const one = { count: 1, isMore: false };
const caller = (role: (typeof roles)[number]) => ({ userId: "u", sessionId: "s", role });

it("shows what waits to those who may look at it, and nothing of which there is none", async () => {
  const everything = async () => Object.fromEntries(needKinds.map((kind) => [kind, one]));
  const nothing = async () => ({ unpacked: { count: 0, isMore: false } });
  for (const role of roles) {
    const shown = await needsOf({ needs: [everything] } as unknown as ShopServices, caller(role));
    const allowed = needKinds.filter((kind) => roleHolds(role, needs[kind].right));
    expect(shown.map(({ kind }) => kind)).toEqual(allowed);
  }
  const shown = await needsOf({ needs: [everything, nothing] } as unknown as ShopServices, caller("packer"));
  expect(shown).toContainEqual({ kind: "cameBack", ...one });
  expect(shown.map(({ kind }) => kind)).not.toContain("unpacked");
});
