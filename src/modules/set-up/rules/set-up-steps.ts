import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import type { MachineEnvironment, SetUpStep, SetUpView } from "../views.ts";
import { setUpSteps } from "../views.ts";

export interface SetUpState {
  readonly settings: ShopSettings;
  readonly machine: MachineEnvironment;
  /** Something is on sale that the demo did not bring. */
  readonly sellsOwn: boolean;
  /** An owner has said how she is told of orders. */
  readonly notificationsChosen: boolean;
  /** Each owner can show in two ways that it is them. */
  readonly ownersHaveTwoWays: boolean;
  /** So many things are promised that no owner has looked at. */
  readonly openPromises: number;
  /** A test letter went to the mail server as it is set now. */
  readonly mailWorks: boolean;
}

/** Red or green of each step follows from what is so, and from no tick that says no more than "done". */
export function stepsOf(facts: SetUpState): SetUpView["steps"] {
  return setUpSteps.map((name) => ({ name, isDone: isDone[name](facts) }));
}

/** Who sells, how she is reached, who hears complaints and what is promised has been looked at: money may be taken. */
export function mayTakeMoney(facts: Pick<SetUpState, "settings" | "openPromises">): boolean {
  return isDone.seller(facts) && isDone.contact(facts) && isDone.promises(facts);
}

const isDone = {
  name: ({ settings, machine }: Pick<SetUpState, "settings" | "machine">) =>
    ![own.name, hostOf(machine.publicUrl)].includes(settings.shop.name.en),
  contact: ({ settings: { contact } }: Pick<SetUpState, "settings">) =>
    !["", own.email].includes(contact.email) &&
    !["", own.phone].includes(contact.phone) &&
    contact.whatsapp !== own.whatsapp &&
    !["", own.address].includes(contact.address.en),
  // A number for taxes has who sells enough to need one.
  seller: ({ settings: { seller } }: Pick<SetUpState, "settings">) =>
    seller.legalName !== "" &&
    seller.address.en !== "" &&
    seller.pinCode !== "" &&
    seller.grievanceOfficer.name !== "" &&
    (seller.grievanceOfficer.email !== "" || seller.grievanceOfficer.phone !== ""),
  product: ({ sellsOwn }: Pick<SetUpState, "sellsOwn">) => sellsOwn,
  delivery: ({ settings: { pricing } }: Pick<SetUpState, "settings">) =>
    pricing.profile === "india" && pricing.sellerState !== "",
  promises: ({ openPromises }: Pick<SetUpState, "openPromises">) => openPromises === 0,
  told: ({ notificationsChosen }: Pick<SetUpState, "notificationsChosen">) => notificationsChosen,
  factor: ({ ownersHaveTwoWays }: Pick<SetUpState, "ownersHaveTwoWays">) => ownersHaveTwoWays,
  payments: ({ machine }: Pick<SetUpState, "machine">) => machine.payments === "live" && machine.hearsGateway,
  mail: ({ machine, mailWorks }: Pick<SetUpState, "machine" | "mailWorks">) =>
    machine.mail === "server" && mailWorks,
  address: ({ machine: { publicUrl } }: Pick<SetUpState, "machine">) => isPublic(publicUrl),
} satisfies Readonly<Record<SetUpStep, (facts: SetUpState) => boolean>>;

const contact = settingGroups.contact.parse({});
const own = {
  name: settingGroups.shop.parse({}).name.en,
  email: contact.email,
  phone: contact.phone,
  whatsapp: contact.whatsapp,
  address: contact.address.en,
};

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.slice(0, 40) : "";
}

function isPublic(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname.includes(".") && !/^[\d.]+$/.test(hostname);
}
