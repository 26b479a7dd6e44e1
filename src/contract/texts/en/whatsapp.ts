export const whatsapp = {
  float: "Chat with us on WhatsApp",
  hello: (shop: string) => `Hello ${shop}! I have a question.`,
};
