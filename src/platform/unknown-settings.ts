import { gateways } from "#ports/payment-gateways/gateways.ts";
import { settingNames } from "./settings.ts";

const prefixes = [
  ...["CASH_", "DEMO_", "HAAT_", "PAYMENT", "RUPEES", "SHOP_", "SMS_", "SMTP_"],
  ...gateways.filter(({ keys }) => keys.length > 0).map(({ name }) => `${name.toUpperCase()}_`),
];

/**
 * Settings that nobody reads: each name of the owner's own file, and of the environment, which belongs to other
 * programs too, what looks like one of ours.
 */
export function unknownSettings(
  environment: readonly string[],
  ownFile: readonly string[],
): { readonly name: string; readonly meant: string | undefined }[] {
  const known = new Set([...settingNames, "NODE_ENV", "NODE_OPTIONS", "TZ"]);
  const inFile = new Set(ownFile);
  return [...new Set([...ownFile, ...environment])]
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: nearest(name) }))
    .filter(
      ({ name, meant }) => inFile.has(name) || meant || prefixes.some((prefix) => name.startsWith(prefix)),
    );
}

function nearest(name: string): string | undefined {
  const plain = plainOf(name);
  return settingNames.find((known) => {
    const other = plainOf(known);
    return plain === other || (known.length > 5 && isTypoOf(plain, other));
  });
}

function plainOf(name: string): string {
  return name.replaceAll(/[_-]/g, "").toUpperCase();
}

/** One letter more, less or other, or two that changed places. */
function isTypoOf(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.length > 1 && a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
