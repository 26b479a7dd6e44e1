/** Districts that have another name today, or carry the post's mark for two of one name. */
const renamed: Readonly<Record<string, string>> = {
  "Ahmed Nagar": "Ahilyanagar",
  Allahabad: "Prayagraj",
  Ananthapur: "Anantapur",
  Ananthnag: "Anantnag",
  Bangalore: "Bengaluru",
  "Bangalore Rural": "Bengaluru Rural",
  Bardhaman: "Purba Bardhaman",
  Belgaum: "Belagavi",
  Bellary: "Ballari",
  "Bijapur(KAR)": "Vijayapura",
  Chickmagalur: "Chikkamagaluru",
  Cuddapah: "YSR Kadapa",
  "Dadra & Nagar Haveli": "Silvassa",
  Darjiling: "Darjeeling",
  "East Nimar": "Khandwa",
  Faizabad: "Ayodhya",
  "Gandhi Nagar": "Gandhinagar",
  Giridh: "Giridih",
  Gulbarga: "Kalaburagi",
  Gurgaon: "Gurugram",
  Hoshangabad: "Narmadapuram",
  Jhujhunu: "Jhunjhunu",
  "Jyotiba Phule Nagar": "Amroha",
  Kachchh: "Kutch",
  "Kanpur Nagar": "Kanpur",
  "Karim Nagar": "Karimnagar",
  Karimganj: "Sribhumi",
  Kasargod: "Kasaragod",
  Kheri: "Lakhimpur Kheri",
  "K.V.Rangareddy": "Ranga Reddy",
  "Mahabub Nagar": "Mahabubnagar",
  Mahesana: "Mehsana",
  Mysore: "Mysuru",
  Nawanshahr: "Shahid Bhagat Singh Nagar",
  "North Cachar Hills": "Dima Hasao",
  Osmanabad: "Dharashiv",
  Pondicherry: "Puducherry",
  "Raigarh(MH)": "Raigad",
  Ramanagar: "Ramanagara",
  Ropar: "Rupnagar",
  "Sant Ravidas Nagar": "Bhadohi",
  Shimoga: "Shivamogga",
  "Surendra Nagar": "Surendranagar",
  "The Dangs": "Dang",
  Tumkur: "Tumakuru",
  Tuticorin: "Thoothukudi",
  "West Nimar": "Khargone",
  "Yamuna Nagar": "Yamunanagar",
};

/** The name that a letter carries today. */
export function cityOf(pinCode: string, state: string, district: string): string {
  if (state === "Maharashtra" && district === "Aurangabad") return "Chhatrapati Sambhajinagar";
  if (state === "Delhi") return district === "New Delhi" ? district : "Delhi";
  if (district === "K.V.Rangareddy" && pinCode.startsWith("500")) return "Hyderabad";
  return renamed[district] ?? district.replace(/ ?\([A-Z]+\)$/, "");
}

/** Ladakh is a territory of its own since 2019; the data's circle is older. */
export function stateOf(state: string, district: string): string {
  if (district === "Leh" || district === "Kargil") return "Ladakh";
  return state;
}
