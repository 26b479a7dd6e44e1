import type { MachineFacts, SetUpStep, SetUpView } from "#contract/set-up-view.ts";
import { setUpSteps } from "#contract/set-up-view.ts";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";

export interface SetUpFacts {
  readonly settings: ShopSettings;
  readonly machine: MachineFacts;
  /** Something is on sale that the demo did not bring. */
  readonly sellsOwn: boolean;
  /** An owner has said how she is told of orders. */
  readonly toldChosen: boolean;
  /** Each owner can show in two ways that it is them. */
  readonly ownersHaveTwoWays: boolean;
  /** A test letter went to the mail server as it is set now. */
  readonly mailWorks: boolean;
}

/** Red or green of each step follows from what is so, and from no tick that says no more than "done". */
export function stepsOf(facts: SetUpFacts): SetUpView["steps"] {
  return setUpSteps.map((name) => ({ name, isDone: isDone[name](facts) }));
}

const isDone: Readonly<Record<SetUpStep, (facts: SetUpFacts) => boolean>> = {
  name: ({ settings }) => settings.shop.name.en !== own.name,
  contact: ({ settings: { contact } }) =>
    contact.email !== own.email &&
    contact.phone !== own.phone &&
    contact.whatsapp !== own.whatsapp &&
    contact.address.en !== own.address,
  // A number for taxes has who sells enough to need one.
  seller: ({ settings: { seller } }) =>
    seller.legalName !== "" &&
    seller.address.en !== "" &&
    seller.pinCode !== "" &&
    seller.grievanceOfficer.name !== "" &&
    (seller.grievanceOfficer.email !== "" || seller.grievanceOfficer.phone !== ""),
  product: ({ sellsOwn }) => sellsOwn,
  delivery: ({ settings: { pricing } }) => pricing.profile === "india" && pricing.sellerState !== "",
  // They are filled with what the other steps ask.
  policies: (facts) => isDone.seller(facts) && isDone.contact(facts) && isDone.delivery(facts),
  told: ({ toldChosen }) => toldChosen,
  factor: ({ ownersHaveTwoWays }) => ownersHaveTwoWays,
  payments: ({ machine }) => machine.payments === "live" && machine.hearsGateway,
  mail: ({ machine, mailWorks }) => machine.mail === "server" && mailWorks,
  address: ({ machine: { publicUrl } }) => isPublic(publicUrl),
};

const contact = settingGroups.contact.parse({});
const own = {
  name: settingGroups.shop.parse({}).name.en,
  email: contact.email,
  phone: contact.phone,
  whatsapp: contact.whatsapp,
  address: contact.address.en,
};

function isPublic(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname.includes(".") && !/^[\d.]+$/.test(hostname);
}
