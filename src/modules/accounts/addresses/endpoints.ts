import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { underBothNames } from "#contract/endpoints/both-names.ts";
import { tick } from "#contract/endpoints/fields.ts";

const typed = z.string().max(500).default("");
const done = z.object({ success: z.literal(true), message: z.string() });

const address = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  zipCode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
});
const one = underBothNames({ address });

const fields = z.object({
  name: typed,
  phone: z.string().max(500).optional().meta({ description: "Else the account's own" }),
  street: typed,
  city: typed,
  state: typed,
  pinCode: typed.optional(),
  zipCode: typed.optional(),
  country: z.string().max(500).default("India"),
});

type Typed = { readonly pinCode?: string | undefined; readonly zipCode?: string | undefined };
const withPinCode = <T extends Typed>({ pinCode, zipCode, ...rest }: T) => ({
  ...rest,
  pinCode: pinCode || zipCode || "",
});

/** As it is typed; what is missing or wrong in it is refused with the name of the field. */
export const typedAddress = fields.transform(withPinCode);

const body = fields.extend({ isDefault: tick }).transform(withPinCode);

const refusals = ["fieldRequired", "fieldTooLong", "phoneUnusable", "pinCodeUnusable"] as const;

export const addressesEndpoints = defineEndpoints("addresses", {
  list: {
    method: "GET",
    path: "/addresses",
    right: "addresses.own",
    summary: "The address book, the default one first",
    ...underBothNames({ addresses: z.array(address) }),
  },
  add: {
    method: "POST",
    path: "/addresses",
    right: "addresses.own",
    summary: "Add an address, once; the first becomes the default one",
    input: body,
    ...one,
    message: ({ accounts }) => accounts.said.addressKept,
    refusals: [...refusals, "addressBookFull"],
  },
  change: {
    method: "PUT",
    path: "/addresses/{id}",
    right: "addresses.own",
    summary: "Change an address",
    input: body,
    ...one,
    message: ({ accounts }) => accounts.said.addressKept,
    refusals: [...refusals, "notFound"],
  },
  remove: {
    method: "DELETE",
    path: "/addresses/{id}",
    right: "addresses.own",
    summary: "Remove an address",
    answer: done,
    message: ({ accounts }) => accounts.said.addressRemoved,
    refusals: ["notFound"],
  },
});
