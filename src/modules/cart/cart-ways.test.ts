import { expect, it } from "vitest";
import { plainProducts } from "#support/buyers.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFar } from "#support/open-far.ts";
import { signedUpUser } from "#support/people.ts";

describeOnBothEngines("an addition to a cart", (openFresh, engine) => {
  const wanted = (productId: string) => ({ productId, quantity: 1 });

  it("is offered what lies there and what comes in", async () => {
    const db = await openFresh({ demo: true });
    const { cart } = await checkoutForTests(db);
    const { userId } = await signedUpUser(db);
    const [first = "", second = ""] = await plainProducts(db, 2);
    await cart.addToCart(userId, wanted(first));
    const added = await cart.addToCart(userId, wanted(second));
    const lines = added.ok ? added.value.lines : [];
    const known = lines.filter(({ changes }) => changes.length === 0);
    expect(known.map(({ productId }) => productId).sort()).toEqual([first, second].sort());
    expect(await cart.addToCart(userId, wanted("nothing"))).toMatchObject({ reason: "invalidProduct" });
  });

  if (engine === "postgres")
    it("goes two ways, however much lies there", async () => {
      const { near, far, line } = await openFar(() => openFresh({ demo: true }));
      try {
        const { cart } = await checkoutForTests(far);
        const { userId } = await signedUpUser(near);
        const [first = "", ...others] = await plainProducts(near, 7);
        await cart.addToCart(userId, wanted(first));
        const before = line.pieces();
        for (const id of others) await cart.addToCart(userId, wanted(id));
        // 18 if the offers were asked for when the lines are known.
        expect(line.pieces() - before).toBeLessThan(15);
      } finally {
        await far.close();
        await line.cut();
      }
    });
});
