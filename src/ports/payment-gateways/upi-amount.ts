/** What a payment by such a link takes, in paise; nothing where it is no such link or says no whole sum. */
export function paiseInUpiLink(link: string): number | undefined {
  if (!/^upi:\/\/pay\?[\x21-\x7e]+$/.test(link)) return undefined;
  const amount = new URLSearchParams(link.slice(link.indexOf("?") + 1)).get("am") ?? "";
  const [, rupees, part = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(part.padEnd(2, "0"));
}
