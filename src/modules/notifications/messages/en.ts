export const messages = {
  news: {
    order: (number: string) => `New order ${number}`,
    cancelled: (number: string) => `${number} was cancelled by the customer`,
    refund: (number: string) => `A refund of ${number} was refused`,
    payment: (number: string) => `A payment for ${number} does not match`,
    return: (number: string) => `A customer wants to return something from ${number}`,
    ticket: (number: string) => `New message ${number}`,
    grievance: (number: string) => `New complaint ${number}`,
  },
  asked: {
    return: (count: number) => `${count} new returns`,
    ticket: (count: number) => `${count} new messages`,
    grievance: (count: number) => `${count} new complaints`,
  },
  orders: (count: number) => `${count} new ${count === 1 ? "order" : "orders"}`,
  pieces: (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`,
  summary: (count: string) => `Today: ${count} ${count === "1" ? "order" : "orders"}`,
  toPack: (count: string) => `${count} to pack`,
  test: "This is how the shop reaches you",
  testText: "Messages to you arrive here.",
  open: "Open it",
  why: "You asked for this in the back office, under “My notifications”.",
};
