import { holders, type Right, type Role, roleHolds } from "#contract/rights.ts";

const ofStaff = (Object.keys(holders) as Right[]).filter((right) => holders[right] === "staff");

/** Nobody gives, changes or takes away what he does not hold himself. */
export function mayGive(giver: Role, role: Role): boolean {
  return ofStaff.every((right) => !roleHolds(role, right) || roleHolds(giver, right));
}
