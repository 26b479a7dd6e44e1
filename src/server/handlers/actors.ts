import { nameAtTerminal } from "#platform/terminal.ts";
import type { ShopServices } from "../shop-services.ts";

export interface Actor {
  readonly kind: "staff" | "customer" | "gateway" | "shop";
  readonly name: string | null;
}

/** Who did what, as lists name it: an id leads to a name only where somebody of the shop is meant. */
export async function actorsOf(
  { accounts }: Pick<ShopServices, "accounts">,
  ids: readonly string[],
  customerId?: string,
): Promise<(id: string) => Actor> {
  const people = [...new Set(ids)].filter((id) => id !== customerId && !kindOf(id));
  const names = await accounts.namesOf(people);
  return (id) => {
    if (id === customerId) return { kind: "customer", name: null };
    return kindOf(id) ?? { kind: "staff", name: names.get(id) ?? null };
  };
}

function kindOf(id: string): Actor | undefined {
  if (id.startsWith("gateway")) return { kind: "gateway", name: null };
  const atTerminal = nameAtTerminal(id);
  if (atTerminal !== undefined) return { kind: "staff", name: atTerminal };
  return ["shop", "sweep", "demo", "staff"].includes(id) ? { kind: "shop", name: null } : undefined;
}
