interface UpiApp {
  /** As it calls itself; its name is its owner's trademark. */
  readonly name: string;
  /** What stands in the place of upi:// to open this one. */
  readonly scheme: string;
}

const apps: readonly UpiApp[] = [
  { name: "Google Pay", scheme: "tez://upi/" },
  { name: "PhonePe", scheme: "phonepe://" },
  { name: "Paytm", scheme: "paytmmp://" },
  { name: "BHIM", scheme: "bhim://" },
];

/** Each app opens the same payment: nothing but the scheme of the gateway's link is changed. */
export function upiApps(link: string): readonly (UpiApp & { readonly href: string })[] {
  return apps.map((app) => ({ ...app, href: link.replace(/^upi:\/\//, app.scheme) }));
}
