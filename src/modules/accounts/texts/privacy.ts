/** What one allows, and what stays when one goes; the server alone has it. */
export const privacy = {
  deleteText: (until: string | null) =>
    [
      "Your addresses, cart, wishlist, reviews, newsletter, permissions and messages to us, and orders that were never paid, are removed at once and for good.",
      until === null
        ? "Nothing you bought here needs an invoice under tax law, so nothing else stays."
        : `Tax law requires us to keep the invoices of what you bought for 72 months after that year's tax return is due: your name, the delivery address, items and amounts. The last of them is kept until ${until}; then your name and address are erased automatically.`,
      until === null ? "" : "If a parcel is still on its way, your phone number stays until it arrives.",
    ]
      .filter((part) => part !== "")
      .join(" "),
  consents: {
    title: "What you have allowed",
    lead: "You need none of this to shop. Whatever you allow, you can take back right here, with one tap.",
    link: "See and change what you have allowed",
    back: "Profile",
    kept: "Saved",
    given: "Allowed",
    notGiven: "Not allowed",
    allow: "Allow",
    withdraw: "Take it back",
    purposes: {
      newsletter: {
        name: "Newsletter",
        words: "You may mail me about new things and offers, about twice a month.",
        needs: "To allow this, first confirm your email address in your profile.",
      },
      reminders: {
        name: "Reminders",
        words:
          "You may mail me when something on my wishlist gets cheaper, and once when I leave goods in my cart.",
        needs: "To allow this, first confirm your email address in your profile.",
      },
      offers: {
        name: "Offers by WhatsApp and SMS",
        words:
          "You may send offers to my phone number, by WhatsApp or SMS. Messages about my orders come either way.",
        needs: "To allow this, first log in once with your phone number.",
      },
    },
    history: "Your changes",
    noHistory: "You have changed nothing yet.",
    actions: { given: "Allowed", withdrawn: "Taken back" },
    on: (page: string) => `on ${page}`,
  },
};
