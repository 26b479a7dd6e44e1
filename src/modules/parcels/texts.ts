/** Parcels that are booked with couriers, as the staff see them; the server alone has it. */
export const parcels = {
  order: {
    title: "Book a courier",
    grams: "Weight in grams",
    weigh: "Show prices for this weight",
    offer: { cheapest: "Cheapest", quickest: "Quickest", both: "Cheapest and quickest" },
    book: (name: string, amount: string) => `Book ${name} for ${amount}`,
    days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
    nobody: "None of your couriers brings this parcel there.",
    silent: "Not all couriers have answered. Open this page again in a minute.",
    lacksPinCode: "Fill in the PIN code of the seller first: parcels are fetched there.",
    label: "Print the courier's label",
    pickup: "Ask for the pick-up",
    pickupAsked: (when: string) => `The courier was asked to fetch it: ${when}`,
    cancel: "Cancel this parcel",
    cancelHint: "Possible until the courier has fetched it. The order is packed again then.",
    facts: (grams: number, amount: string) => `${grams} g · ${amount}`,
    reference: (reference: string) => `Reference ${reference}`,
    state: {
      asked: "The courier has not answered. The shop asks again by itself; do not book it elsewhere.",
      refused: "The courier said no",
      lost: "The courier has not said that it has it. Look on the courier's own pages before you book again.",
      booked: "Booked, but the order is not marked as sent",
      sent: "Booked",
      cancelling: "Being cancelled",
      cancelled: "Cancelled",
    },
  },
  mayComeBack: {
    title: "This parcel may come back",
    refused: (count: number) =>
      count === 1
        ? "This buyer has refused a parcel before."
        : `This buyer has refused ${count} parcels before.`,
    place: (back: number, all: number, pinCode: string) =>
      `${back} of ${all} cash orders to ${pinCode} came back in the last year.`,
    hint: "Call the buyer before you send it.",
  },
  bills: {
    title: "Courier bills",
    open: "Check a courier's bill",
    lead: "Send the bill as a CSV file. Each line is held against the parcel that you booked here: weight, price, and whether it was billed before.",
    none: "No courier takes bookings yet",
    noneHint: "Once parcels are booked here, their bills are checked here.",
    file: (carrier: string) => `Bill of ${carrier} (CSV)`,
    check: "Check it",
    columns: "It needs columns for the parcel's number (AWB or waybill), the charged weight and the sum.",
    read: "The bill is checked",
    lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
    total: (amount: string) => `${amount} in all`,
    sum: (billed: string, booked: string) => `billed ${billed}, booked ${booked}`,
    verdict: {
      agreed: "Agreed",
      weight: "Heavier than booked",
      price: "Another price",
      unknown: "Not booked here",
      twice: "Billed twice",
      cancelled: "Cancelled, and billed all the same",
    },
    grams: (booked: number | null, billed: number) =>
      booked === null ? `${billed} g` : `${booked} g booked, ${billed} g billed`,
    paise: (booked: string | null, billed: string) =>
      booked === null ? billed : `${booked} booked, ${billed} billed`,
    differing: "Lines to ask the courier about",
    allAgreed: "Every line agrees with what was booked.",
    more: "Further lines",
    download: "All lines as a file",
  },
  answers: {
    booked: "Booked. Print the courier's label and stick it on the parcel.",
    pickup: "The courier will fetch it.",
    cancelled: "The parcel is cancelled. The order is packed again.",
  },
  auditedFields: {
    service: "service",
    lines: "lines",
  },
  audited: {
    "read courier bill": { name: "Courier bill checked", sentence: "checked a courier's bill" },
    "book parcel": { name: "Parcel booked", sentence: "booked a parcel for order {}" },
    "cancel parcel": { name: "Parcel cancelled", sentence: "cancelled the booked parcel of order {}" },
  },
};
