interface UpiApp {
  readonly name: string;
  /** Drawn by us: a letter or two on a tile. */
  readonly letters: string;
  readonly colour: string;
  /** What stands in the place of upi:// to open this one. */
  readonly scheme: string;
}

const apps: readonly UpiApp[] = [
  { name: "Google Pay", letters: "G", colour: "#1a56b0", scheme: "tez://upi/" },
  { name: "PhonePe", letters: "Pe", colour: "#5a2d91", scheme: "phonepe://" },
  { name: "Paytm", letters: "P", colour: "#00507a", scheme: "paytmmp://" },
  { name: "BHIM", letters: "B", colour: "#9a4a12", scheme: "bhim://" },
];

/** Each app opens the same payment: nothing but the scheme of the gateway's link is changed. */
export function upiApps(link: string): readonly (UpiApp & { readonly href: string })[] {
  return apps.map((app) => ({ ...app, href: link.replace(/^upi:\/\//, app.scheme) }));
}
