import { BlockList, isIP } from "node:net";

/** Of IPv4 what is no machine of the open internet: one's own, a network's own, shared, for documents and many at once. */
const inner = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inner.addSubnet(net, bits, "ipv4");

/** Of IPv6 only this is given to machines: all else is local, mapped or not in use. */
const given = new BlockList();
given.addSubnet("2000::", 3, "ipv6");
/** Within it: tunnels, which carry an address of IPv4 inside, and what documents use. */
const tunnels = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  tunnels.addSubnet(net, bits, "ipv6");

/** Whether an address is one of the open internet's, and none that only the shop's own machine or network reaches. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inner.check(address, "ipv4");
  return version === 6 && given.check(address, "ipv6") && !tunnels.check(address, "ipv6");
}
