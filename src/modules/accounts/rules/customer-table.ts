import type { AddressInput } from "./address.ts";
import { placeOf, plain, readerOf, stateOf, textAt } from "./other-shop-cells.ts";

export type CustomerSource = "shopify" | "woocommerce";

/** A line of another shop's file of customers, as it stands there. */
export interface CustomerLine {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly address: AddressInput;
  /** The newsletter was allowed, by the column of this name. */
  readonly allowedBy: string | null;
}

type Column = "first" | "last" | "name" | "email" | "phone" | "note" | "allows" | AddressColumn;
type AddressColumn = "street" | "street2" | "city" | "state" | "pinCode" | "country" | "addressPhone";
/** By which names a file has it; the first that says something counts. */
type Names = Readonly<Record<Column, readonly string[]>>;

/** As Shopify writes them, today and before its columns of the address began with "Default Address". */
const shopify: Names = {
  first: ["First Name"],
  last: ["Last Name"],
  name: [],
  email: ["Email"],
  phone: ["Phone", "Default Address Phone"],
  note: ["Note"],
  allows: ["Accepts Email Marketing", "Accepts Marketing"],
  street: ["Default Address Address1", "Address1"],
  street2: ["Default Address Address2", "Address2"],
  city: ["Default Address City", "City"],
  state: ["Default Address Province Code", "Province", "Province Code"],
  pinCode: ["Default Address Zip", "Zip"],
  country: ["Default Address Country Code", "Country", "Country Code"],
  addressPhone: ["Default Address Phone", "Phone"],
};

/** The report of customers, and the export of users with their billing address. */
const woocommerce: Names = {
  first: ["billing_first_name", "first_name"],
  last: ["billing_last_name", "last_name"],
  name: ["Name", "display_name"],
  email: ["user_email", "billing_email", "Email"],
  phone: ["billing_phone"],
  note: [],
  allows: [],
  street: ["billing_address_1"],
  street2: ["billing_address_2"],
  city: ["billing_city", "City"],
  state: ["billing_state", "Region"],
  pinCode: ["billing_postcode", "Postal Code"],
  country: ["billing_country", "Country / Region"],
  addressPhone: ["billing_phone"],
};

/** Whose file it is, by its first line; nothing where it is neither's. */
export function customerSource(header: readonly string[]): CustomerSource | undefined {
  const has = (...names: readonly string[]) => names.every((name) => placeOf(header, name) >= 0);
  if (has("First Name", "Email") && shopify.allows.some((name) => has(name))) return "shopify";
  if (has("user_email") || has("Email", "AOV")) return "woocommerce";
  return undefined;
}

export function readCustomers(
  source: CustomerSource,
  header: readonly string[],
  lines: readonly { readonly line: number; readonly cells: readonly string[] }[],
): CustomerLine[] {
  const names = source === "shopify" ? shopify : woocommerce;
  const read = readerOf(header, names);
  const allows = names.allows.map((name) => placeOf(header, name)).filter((place) => place >= 0);
  return lines.map(({ line, cells }) => {
    const of = read(cells);
    const email = of("email");
    const whole = [of("first"), of("last")].filter(Boolean).join(" ") || of("name");
    const said = whole || (email.split("@")[0] ?? "") || of("phone");
    const name = plain(said);
    const allowed = allows.find((place) => /^(yes|true|1)$/i.test(textAt(cells, place)));
    return {
      ...{ line, name, email, phone: of("phone"), note: of("note") },
      allowedBy: allowed === undefined ? null : (header[allowed]?.trim() ?? null),
      address: {
        name,
        phone: of("addressPhone"),
        street: [of("street"), of("street2")].filter(Boolean).join(", "),
        city: of("city"),
        state: stateOf(of("state")),
        pinCode: of("pinCode").replace(/\s/g, ""),
        country: /^in$/i.test(of("country")) ? "India" : of("country"),
      },
    };
  });
}
