import { BlockList, isIP } from "node:net";

/** Some of the internet's addresses. */
export interface AddressList {
  has(address: string): boolean;
}

/** Each is one address or a block such as 10.0.0.0/8 or fd00::/8. */
export function addressList(texts: readonly string[]): AddressList {
  const list = new BlockList();
  for (const { address, bits, family } of texts.map(readAddress).filter((one) => one !== undefined))
    list.addSubnet(address, bits, family);
  return {
    has(address) {
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
    },
  };
}

export function isAddress(text: string): boolean {
  return readAddress(text) !== undefined;
}

function readAddress(text: string) {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || rest.length > 0) return undefined;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return undefined;
  return { address, bits: Number(bits ?? most), family: version === 4 ? "ipv4" : "ipv6" } as const;
}
