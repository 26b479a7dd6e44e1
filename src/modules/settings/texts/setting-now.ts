/** What is set now, as the list of settings says it in a line. */
export const now = {
  none: "None",
  empty: "Not filled in yet",
  seller: (name: string, gstin: string) => (gstin ? `${name}, GSTIN ${gstin}` : `${name}, without a GSTIN`),
  delivery: (charge: string, free: string) => `${charge}, free above ${free}`,
  alwaysFree: "Always free",
  demo: (percent: number) => `${percent}% tax on top, GST not in use yet`,
  leaves: (time: string) => `Ordered before ${time}, sent the same day`,
  cash: "cash",
  days: (from: number, to: number, back: number) =>
    `Delivery in ${from} to ${to} days, returns within ${back} days`,
  back: { exchange: "exchange", pickUp: "pick-up", toStores: "bring to a store" },
  lowAt: (count: number) => `You are told at ${count} left`,
  waits: (isOn: boolean): string => (isOn ? "New ones wait for you" : "New ones are shown at once"),
  closed: (isOn: boolean): string => (isOn ? "Closed now" : "The shop is open"),
  shown: (words: string) => `Shown: ${words}`,
  hidden: "Not shown",
  ownPages: (count: number): string =>
    count === 0 ? "All written from your details" : `${count} of 6 written by you`,
  stores: (count: number) => `${count} ${count === 1 ? "store" : "stores"}`,
  tree: (count: number) => `${count} main ${count === 1 ? "category" : "categories"}`,
};
