export const delivery = {
  title: "Delivery to your PIN code",
  dayAndCost: "Delivery day and cost",
  label: "PIN code",
  check: "Check",
  hint: "See the day, the cost, and whether you can pay cash.",
  by: (day: string, where: string) => `Arrives in ${where} by ${day}`,
  /** Where no day is promised. */
  brings: (where: string) => `We deliver to ${where}`,
  byDay: (day: string) => `Arrives by ${day}`,
  cost: (sum: string, from: string | null) =>
    from === null ? `Delivery ${sum}` : `Delivery ${sum}, free above ${from}`,
  free: "Free delivery",
  cash: "Cash on delivery available",
  noCash: "Pay online: no cash on delivery",
  not: (where: string) => `We do not deliver to ${where} yet`,
  elsewhere: "Try another PIN code, such as that of your work or a friend",
  sumElsewhere: "The sums here are for other PIN codes",
  stores: (pinCode: string) => `Stores near ${pinCode}`,
  back: "Back to the product",
};
