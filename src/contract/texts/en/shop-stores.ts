/** Of the places where the shop can be visited. */
export const stores = {
  title: "Stores",
  lead: "Where the shop can be visited.",
  open: "Add a store",
  none: "No stores. Without any, the shop says that it sells here alone.",
  field: {
    name: "Name",
    city: "City",
    address: "Address",
    pin: "PIN code",
    phone: "Phone",
    whatsapp: "WhatsApp",
    timings: "Hours",
    place: "Place on the map",
    tags: "What is special",
    about: "About the store",
  },
  hint: {
    timings: "Such as 10:00 AM - 9:00 PM",
    place:
      "Paste a link from a map app, or latitude and longitude: 28.6315, 77.2167. Empty: the middle of the PIN code's area.",
    tags: "With a comma between: Parking, Fitting room",
  },
  map: "Look where it is on the map",
  picture: "Picture",
  close: "Take the store away",
  closeHint: "Shoppers do not find it any more.",
};

/** Of the shelves of the shop. */
export const tree = {
  title: "Categories",
  lead: "Names, pictures and order of all categories.",
  make: "Add a category",
  name: "Name",
  tagline: "Line below the name",
  parent: "Stands in",
  top: "In none: it is a main one",
  isHidden: "Hidden",
  hide: "Hide it",
  show: "Show it again",
  remove: "Take the category away",
  removeHint: "Only one without goods and without other categories in it.",
  sooner: (name: string) => `${name}: further up`,
  later: (name: string) => `${name}: further down`,
};
