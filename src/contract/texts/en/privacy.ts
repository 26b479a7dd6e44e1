/** What one allows, and what stays when one goes; the server alone has it. */
export const privacy = {
  deleteText: (until: string | null) =>
    [
      "Your addresses, cart, wishlist, reviews, newsletter, consents and messages to us, and orders that were never paid, are removed at once and for good.",
      until === null
        ? "You have bought nothing here that tax law wants an invoice of, so nothing else stays."
        : `Of what you bought tax law asks us to keep the invoices for 72 months after the tax return of their year is due: your name, the address of delivery, goods and sums. The last of them is kept until ${until}; then name and address are erased by themselves.`,
      until === null ? "" : "If a parcel is still on its way, your phone number stays until it has arrived.",
    ]
      .filter((part) => part !== "")
      .join(" "),
  consents: {
    title: "What you have allowed",
    lead: "Nothing here is needed to shop. What you allow you can take back in the same place, with one press.",
    link: "See and change what you have allowed",
    back: "Profile",
    kept: "Kept",
    given: "You have allowed it.",
    notGiven: "You have not allowed it.",
    allow: "Allow it",
    withdraw: "Take it back",
    purposes: {
      newsletter: {
        name: "Newsletter",
        words: "We may write to my mail address about new things and offers, about twice a month.",
        needs: "For this, confirm your mail address in the profile first.",
      },
      offers: {
        name: "Offers by WhatsApp and SMS",
        words:
          "We may write to my phone number about offers, by WhatsApp or SMS. Messages about my orders come in any case.",
        needs: "For this, sign in with a phone number once.",
      },
    },
    history: "What was given and taken back",
    noHistory: "Nothing yet.",
    deeds: { given: "Allowed", withdrawn: "Taken back" },
    on: (page: string) => `on ${page}`,
  },
};
