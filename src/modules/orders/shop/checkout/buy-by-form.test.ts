import { expect, it, vi } from "vitest";
import type { FormProblem } from "#contract/form-problem.ts";
import { failure, success } from "#contract/outcome.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { requestContext } from "#support/request-context.ts";
import { buyByForm } from "./buy-by-form.ts";

const caller = { userId: "asha", sessionId: "s", role: null };
const typed = {
  ...{ name: "Asha Rao", phone: "98123 45678", street: "1 Harbour Road", country: "India" },
  ...{ city: "Port Blair", state: "Andaman and Nicobar Islands", pinCode: "744101", drawn: "||" },
};

it("holds nothing more of a typed address that is in the book by now", async () => {
  const addAddress = vi.fn(async (_userId: string, wish: object) => success({ ...wish, id: "kept" }));
  const place = async () => failure("notDeliverable", { field: "address" });
  const delivery = { areasIn: () => [] };
  const shop = { accounts: { addAddress }, checkout: { place }, delivery } as unknown as ShopServices;
  const rest = { key: "one", paymentMethod: "card", gstin: "29AAGCB7383J1Z4" };
  const body = new URLSearchParams({ ...typed, ...rest, addressId: "new" });
  const request = new Request("http://shop.example/checkout", { method: "POST", body });
  const shown = await buyByForm(request, { shop, requestContext, caller });
  if (shown instanceof Response) throw new Error(`led to ${shown.headers.get("location")}`);
  expect(addAddress.mock.calls).toEqual([["asha", expect.objectContaining({ street: typed.street })]]);
  expect((shown.data as FormProblem).values).toEqual({ ...rest, addressId: "kept" });
});
