import type { Ask } from "./row.ts";

interface People {
  readonly owner: string;
  readonly shopper: string;
}

/** Sales once, as an owner keeps them. */
export async function keepOffers(
  call: Ask,
  { owner, productId }: Pick<People, "owner"> & { readonly productId: string },
): Promise<void> {
  const office = (method: string, path: string, body?: object) => call(method, path, body, owner);
  await office("GET", "/manage/sales?state=planned");
  await office("GET", `/manage/sales/plan?product=${productId}&percent=5`);
  const { data: sale } = await office("POST", "/sales", { productId, percent: 5 });
  await office("DELETE", `/sales/${sale.id}`);
  await office("POST", `/manage/sales/${sale.id}/resume`);
  await office("DELETE", `/sales/${sale.id}`);
}

/** An order that arrived goes back: once thought better of, once for money, once for another choice. */
export async function sendBack(
  call: Ask,
  {
    owner,
    shopper,
    productId,
    sized,
    picture,
  }: People & {
    readonly productId: string;
    /** Comes in S and M. */
    readonly sized: string;
    readonly picture: (path: string) => Promise<unknown>;
  },
): Promise<void> {
  const office = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  const placed = await office("POST", "/orders", {
    customerId: (await call("GET", "/auth/user", undefined, shopper)).user.id,
    address: {
      name: "Meera Das",
      phone: "98123 00001",
      street: "5 Hill Road",
      city: "Mumbai",
      state: "Maharashtra",
      pinCode: "400050",
    },
    items: [
      { productId, quantity: 2 },
      { productId: sized, quantity: 1, size: "M" },
    ],
    payment: "paid",
    key: "to send back",
  });
  const { id } = placed.order;
  await office("POST", `/orders/${id}/send`, { carrier: "India Post", trackingNumber: "EX9" });
  await office("POST", `/orders/${id}/delivered`, {});
  const { order } = await call("GET", `/orders/${id}`, undefined, shopper);
  const path = `/returns/${order.returnPath.split("/").at(-1)}`;
  await call("GET", path);
  const ask = async (wish: object) =>
    (await call("POST", path, { reason: "damaged", way: "send", ...wish })).page.returns;
  const piece = { lines: [{ line: 0, quantity: 1 }], wish: "refund" };
  const [unwanted] = await ask(piece);
  await call("POST", `${path}/withdraw`, { id: unwanted.id });

  const asked = (await ask(piece)).find(({ state }: { state: string }) => state === "asked");
  await picture(`${path}/${asked.id}/pictures`);
  await office("GET", "/returns?tab=waiting");
  await office("GET", `/returns/${asked.id}/pictures/1`);
  const at = async (one: string) => (await office("GET", `/returns/${one}`)).return.version;
  const action = async (one: string, name: string, more: object = {}) =>
    office("POST", `/returns/${one}/${name}`, { seen: await at(one), ...more });
  await action(asked.id, "accept");
  await action(asked.id, "on-way", { trackingNumber: "RT1" });
  await action(asked.id, "receive");
  await action(asked.id, "step-back", { reason: "another parcel" });
  await action(asked.id, "receive");
  await action(asked.id, "inspect", { shelve: "0=1" });
  await action(asked.id, "pay-back", { key: "once" });

  const swap = { lines: [{ line: 1, quantity: 1, size: "S" }], wish: "exchange", reason: "doesNotFit" };
  const swapped = (await ask(swap)).find(({ wish }: { wish: string }) => wish === "exchange");
  await action(swapped.id, "accept");
  await action(swapped.id, "receive");
  await action(swapped.id, "inspect", { shelve: "1=1" });
  await action(swapped.id, "exchange", { key: "swap" });
  const last = (await ask(piece)).find(({ state }: { state: string }) => state === "asked");
  await action(last.id, "refuse", { reason: "worn" });
}
