/** Parcels that are booked with couriers, as the staff see them; the server alone has it. */
export const parcels = {
  order: {
    title: "Book a courier",
    grams: "Weight in grams",
    weigh: "Show prices for this weight",
    offer: { cheapest: "Cheapest", quickest: "Quickest", both: "Cheapest and quickest" },
    book: (name: string) => `Book ${name}`,
    days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
    nobody: "None of your couriers brings this parcel there.",
    silent: "Not all couriers have answered. Open this page again in a minute.",
    lacksPinCode: "Fill in the PIN code of the seller first: parcels are fetched there.",
    booked: "Booked parcels",
    label: "Print the label",
    cancel: "Cancel this parcel",
    cancelHint: "Possible until the courier has fetched it. The order is packed again then.",
    facts: (grams: number, amount: string) => `${grams} g · ${amount}`,
    reference: (reference: string) => `Reference ${reference}`,
    state: {
      asked: "The courier has not answered. The shop asks again by itself; do not book it elsewhere.",
      refused: "The courier said no",
      lost: "The courier knows nothing of it. You can book again.",
      booked: "Booked, but the order is not marked as sent",
      sent: "Booked",
      cancelling: "Being cancelled",
      cancelled: "Cancelled",
    },
  },
  answers: {
    booked: "Booked. Print the label and stick it on the parcel.",
    cancelled: "The parcel is cancelled. The order is packed again.",
  },
  auditedFields: {
    service: "service",
  },
  audited: {
    "book parcel": { name: "Parcel booked", sentence: "booked a parcel for order {}" },
  },
};
