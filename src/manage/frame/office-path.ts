/** Screens with an address of their own that belong to a place; what is one's own belongs to none. */
const belongings: Readonly<Record<string, string>> = {
  unsent: "",
  "new-order": "orders",
  "past-orders": "orders",
  pick: "orders",
  returns: "orders",
  scarce: "goods",
  cash: "money",
  payments: "money",
  "set-up": "shop",
};

/** The path of the place where one is, at a path below /manage. */
export function navigationItemAt(path: string): string {
  const [section = ""] = path.split("/");
  return belongings[section] ?? section;
}

export function officePath(path = ""): string {
  return path === "" ? "/manage" : `/manage/${path}`;
}
