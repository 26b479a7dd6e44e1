import { expect, it } from "vitest";
import { type Failure, failure, success } from "#contract/outcome.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { returnHandlers } from "./handlers.ts";

it("leaves no files of a picture that was refused after it was made", async () => {
  const files = new Set<string>();
  const refused: Failure = failure("picturesFull");
  const shop = {
    checkout: {
      returns: {
        orderOf: () => "order",
        takesPicture: async () => success(undefined),
        addPicture: async () => refused,
      },
    },
    keptPictures: {
      async make() {
        files.add("torn-box.0a1b2c3d");
        return { picture: { file: "torn-box.0a1b2c3d" } };
      },
      async forget(names: readonly string[]) {
        for (const name of names) files.delete(name);
      },
    },
  } as unknown as ShopServices;
  const sent = { token: "t", id: "r", picture: new Uint8Array([1]) };
  expect(await returnHandlers.addPicture(shop, null, sent, {} as RequestContext)).toBe(refused);
  expect([...files]).toEqual([]);
});
