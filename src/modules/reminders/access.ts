import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "POST /reminders/stop": all(400, { body: () => ({ token: "x" }) }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner, shopper, secretIn }) => {
  const lantern = { title: "Paper Lantern", category: "Sports", price: 20, stock: 5 };
  const { data: product } = await ask("POST", "/products", lantern, owner);
  await ask("POST", "/wishlist/add", { productId: product.id }, shopper);
  const cheaper = { unitPaise: 900_00, mrpPaise: 999_00 };
  await ask("PUT", `/products/${product.id}/prices`, cheaper, owner);
  await ask("PUT", "/consents/reminders", { given: true }, shopper);
  const { user } = await ask("GET", "/auth/user", undefined, shopper);
  const token = await secretIn(/reminders\/stop\?token=([\w-]+)/, user.email);
  await ask("POST", "/reminders/stop", { token });
};
