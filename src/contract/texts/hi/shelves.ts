import type { shelves as english } from "../en/shelves.ts";

export const shelves: typeof english = {
  title: "सामान",
  searchLabel: "नाम, SKU या बारकोड",
  found: (words) => `“${words}” के लिए मिला`,
  state: { live: "बिक्री में", draft: "अधूरा", hidden: "छिपा हुआ" },
  none: {
    live: "अभी कुछ भी बिक्री में नहीं है।",
    draft: "कुछ अधूरा नहीं। जो तैयार हो रहा है वह यहाँ रहता है, और किसी को नहीं दिखता।",
    hidden: "कुछ भी छिपा हुआ नहीं है।",
  },
  noneFound: "कुछ नहीं मिला। नाम का कोई हिस्सा, पूरा SKU या बारकोड काफ़ी है।",
  older: "पुराना सामान",
  first: "शुरू से",
  stock: (count) => `${count} बचे`,
  choices: (count) => `${count} विकल्प`,
  from: (price) => `${price} से`,
  more: (title) => `एक और: ${title}`,
  fewer: (title) => `एक कम: ${title}`,
  stockNow: (title, count) => `${title}: ${count} बचे`,
};
