/** Of the places where the shop can be visited. */
export const stores = {
  title: "Stores",
  lead: "Where shoppers can visit you.",
  open: "Add a store",
  none: "No stores yet",
  noneHint: "Without any, the shop says that it sells online only.",
  field: {
    name: "Name",
    city: "City",
    address: "Address",
    pin: "PIN code",
    phone: "Phone",
    whatsapp: "WhatsApp",
    timings: "Hours",
    place: "Place on the map",
    tags: "Features",
    about: "About the store",
    aboutHi: "About the store, in Hindi",
  },
  hint: {
    timings: "Such as 10:00 AM - 9:00 PM",
    place:
      "Paste a link from a map app, or latitude and longitude: 28.6315, 77.2167. Leave empty for the middle of the PIN code's area.",
    tags: "Separate with commas: Parking, Fitting room",
    aboutHi: "Leave empty to show the English",
  },
  map: "Check the place on a map",
  picture: "Picture",
  close: "Remove the store",
  closeHint: "Shoppers no longer see it.",
};

/** Of the shelves of the shop. */
export const tree = {
  title: "Categories",
  lead: "Names, pictures and order of all categories.",
  make: "Add a category",
  name: "Name",
  tagline: "Line below the name",
  parent: "Inside",
  top: "None: a main category",
  isHidden: "Hidden",
  hide: "Hide it",
  show: "Show it again",
  remove: "Remove the category",
  removeHint: "Possible only when it has no goods and no other categories in it.",
  sooner: (name: string) => `${name}: move up`,
  later: (name: string) => `${name}: move down`,
};
