/** What the groups of settings are called on their pages. */
export const settingWords = {
  shop: {
    title: "Name",
    lead: "What the shop is called, and what it sells.",
    fields: {
      name: "Name of the shop",
      tagline: "Tagline",
      description: "What the shop is, in a sentence or two",
    },
    hints: {
      description:
        "Where {shop} stands, your shop’s name is shown. You can also write your own words without it.",
    },
  },
  look: {
    title: "Logo, picture and colours",
    lead: "Your logo, the picture of the home page, and your colours.",
    fields: {
      light: "Light theme",
      dark: "Dark theme",
    },
  },
  seller: {
    title: "Seller",
    lead: "Your legal name, address and GSTIN, as they stand on invoices.",
    fields: {
      legalName: "Legal name",
      address: "Street and number",
      city: "City",
      pinCode: "PIN code",
      gstin: "GSTIN",
      grievanceOfficer: "Grievance officer",
      "grievanceOfficer.name": "Name",
      "grievanceOfficer.email": "Email address",
      "grievanceOfficer.phone": "Phone",
    },
    hints: {
      gstin: "15 characters. Leave it empty if you are not registered.",
      legalName: "As on your PAN or registration",
    },
  },
  contact: {
    title: "Contact and hours",
    lead: "How and when shoppers can reach you. Shown on every page.",
    fields: {
      address: "Address",
      phone: "Phone",
      email: "Email address",
      whatsapp: "WhatsApp number",
      hours: "Hours",
    },
    hints: {
      whatsapp: "Ten digits, such as 98123 45678. Leave it empty if you do not use WhatsApp.",
      hours: "Such as: Monday to Saturday, 10 to 7",
    },
  },
  social: {
    title: "Social networks",
    lead: "Where shoppers can follow you.",
    fields: {
      links: "Links",
      "links.name": "Name",
      "links.icon": "Icon",
      "links.href": "Link",
    },
    hints: {
      "links.href": "Starts with https://",
    },
    choices: {
      "links.icon.instagram": "Instagram",
      "links.icon.facebook": "Facebook",
      "links.icon.youtube": "YouTube",
      "links.icon.x": "X",
    },
  },
  announcement: {
    title: "Announcement",
    lead: "One line above every page. Leave empty for none.",
    fields: {
      text: "Announcement",
    },
  },
  home: {
    title: "Home page",
    lead: "Its opening words, and the sections below.",
    fields: {
      title: "Title for search engines",
      description: "Description for search engines",
      welcomes: "Welcome first-time visitors",
      welcomeCode: "Discount code in the welcome",
      hero: "Opening words",
      "hero.lead": "Small line above",
      "hero.title": "Title",
      "hero.text": "Text",
      "hero.action": "Button to all products",
      "hero.second": "Button to the stores",
      sections: "Sections, in this order",
      "sections.kind": "Kind",
      "sections.shown": "Shown",
      "sections.title": "Title",
      "sections.lead": "Line below the title",
      reasons: "Reasons to choose you",
      "reasons.icon": "Icon",
      "reasons.title": "Title",
      "reasons.text": "Text",
    },
    hints: {
      welcomeCode: "One of your codes, such as WELCOME10",
    },
    choices: {
      "sections.kind.categories": "Categories",
      "sections.kind.featured": "Featured products",
      "sections.kind.newest": "New products",
      "sections.kind.deals": "Products on sale",
      "sections.kind.why": "Reasons to choose you",
      "sections.kind.stores": "Stores",
      "sections.kind.testimonials": "What shoppers say",
      "reasons.icon.truck": "Truck",
      "reasons.icon.shield": "Shield",
      "reasons.icon.headset": "Headset",
    },
  },
  support: {
    title: "Promises to shoppers",
    lead: "Days for delivery and returns, shown next to the price.",
    fields: {
      returnDays: "Days to return goods",
      deliveryFrom: "Delivery takes at least (days)",
      deliveryTo: "Delivery takes at most (days)",
      returnsHint: "Said beside the days to return",
      payment: "How shoppers can pay, in words",
    },
  },
  pause: {
    title: "Closed for a while",
    lead: "While you work on the shop, shoppers see one page.",
    fields: {
      isClosed: "The shop is closed",
      text: "What shoppers see meanwhile",
    },
    hints: {
      isClosed: "You and the staff still see the shop. Payments in progress go through.",
      text: "Why, and until when",
    },
  },
};
