import { holders, type Right, type Role, roleHolds } from "#contract/rights.ts";

const ofStaff = (Object.keys(holders) as Right[]).filter((right) => holders[right] === "staff");

/** Nobody gives, changes or takes away what he does not hold himself. */
export function mayGive(giver: Role, role: Role): boolean {
  return ofStaff.every((right) => !roleHolds(role, right) || roleHolds(giver, right));
}

interface Member {
  readonly id: string;
  readonly role: Role | null;
}

/** Somebody has to own the shop: this one cannot go, by no way. */
export function isLastOwner({ id, role }: Member, owners: readonly Pick<Member, "id">[]): boolean {
  return role === "owner" && owners.every((owner) => owner.id === id);
}
