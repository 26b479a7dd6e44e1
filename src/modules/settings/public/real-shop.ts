import { type SettingGroup, type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { policyPages } from "#modules/policies/rules/policy-pages.ts";
import { type ShopPromise, shopPromises } from "#modules/set-up/rules/promises.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whose they are can be said in no other way than by writing one's own. */
const ofNobody: { readonly [Group in SettingGroup]?: Fields } = {
  contact: { address: { en: "", hi: "" }, phone: "", email: "", whatsapp: "" },
  social: { links: [] },
};

/** The settings of a shop that takes money: what the demo says in them is left out until the owner keeps it. */
export function withoutDemo(settings: ShopSettings): ShopSettings {
  const groups = Object.keys(settings).map((name) => [name, realGroup(name as SettingGroup)]);
  return Object.fromEntries(groups) as ShopSettings;

  function realGroup(group: SettingGroup): Fields {
    const value: Fields = settings[group];
    const open = shopPromises.filter(
      (one) => one.group === group && !settings.promises.kept.includes(one.id),
    );
    const blanks = Object.assign({}, ofNobody[group], ...open.map(({ without }) => without)) as Fields;
    const left = Object.entries(blanks).filter(([field]) => isSame(value[field], demoOf(group)[field]));
    const said = withoutOldHindi(value, demoOf(group)) as Fields;
    return { ...said, ...Object.fromEntries(left), ...madePages(group, open) };
  }

  function madePages(group: SettingGroup, open: readonly ShopPromise[]): Fields {
    if (group !== "policies") return {};
    return { made: settings.policies.made.filter((page) => !open.some((one) => one.page === page)) };
  }
}

/** Whether something is said in English that its Hindi, still the demo's, does not say. */
export function hasOldHindi({ group, without }: ShopPromise, settings: ShopSettings): boolean {
  const value: Fields = settings[group];
  return Object.keys(without).some(
    (field) => !isSame(withoutOldHindi(value[field], demoOf(group)[field]), value[field]),
  );
}

/** English stands where the Hindi belongs to other words. */
function withoutOldHindi(value: unknown, demo: unknown): unknown {
  if (typeof value !== "object" || value === null || typeof demo !== "object" || demo === null) return value;
  const was = demo as Fields;
  if (Array.isArray(value)) return value.map((one, at) => withoutOldHindi(one, was[at]));
  const { en, hi } = value as Fields;
  if (typeof en === "string" && typeof hi === "string")
    return hi !== "" && hi === was.hi && en !== was.en ? { ...value, hi: "" } : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutOldHindi(one, was[name])]),
  );
}

export type PromiseState = "open" | "kept" | "changed" | "removed";

/** What the owner has said to it, as the settings stand before anything of the demo is left out. */
export function promiseState(one: ShopPromise, settings: ShopSettings): PromiseState {
  const { group, without, also = [], page, id } = one;
  const value: Fields = settings[group];
  if (page) {
    if (settings.policies[page].en !== "") return "changed";
    if (!settings.policies.made.includes(page)) return "removed";
  } else {
    const isOwn = (field: string) => !isSame(value[field], demoOf(group)[field]);
    const fields = Object.keys(without);
    if (fields.length > 0 && fields.every((field) => isOwn(field) && isSame(value[field], without[field])))
      return "removed";
    if ([...fields, ...also].some(isOwn)) return "changed";
  }
  return settings.promises.kept.includes(id) ? "kept" : "open";
}

/** The fields with which it is said as the demo says it; and with which it is not said. */
export function keptFields({ without, page }: ShopPromise, settings: ShopSettings): Fields {
  if (page)
    return { made: policyPages.filter((one) => one === page || settings.policies.made.includes(one)) };
  return Object.fromEntries(Object.keys(without).map((field) => [field, null]));
}

export function removedFields({ without, page }: ShopPromise, settings: ShopSettings): Fields {
  return page ? { made: settings.policies.made.filter((one) => one !== page) } : without;
}

const demos = new Map<SettingGroup, Fields>();

function demoOf(group: SettingGroup): Fields {
  const known = demos.get(group) ?? (settingGroups[group].parse({}) as Fields);
  demos.set(group, known);
  return known;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
