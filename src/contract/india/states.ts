/** States and union territories of India by the codes that tax knows them by. */
const states = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other Territory",
} as const;

export type StateCode = keyof typeof states;

export const stateCodes = Object.keys(states).sort() as StateCode[];

/** The sea off the coast: the tax has a code for it, and nobody chooses it from a list. */
const atSea: StateCode = "97";

/** In the order of the letters. */
export const stateNames: readonly string[] = stateCodes
  .filter((code) => code !== atSea)
  .map((code) => states[code])
  .sort();

/** Without a parliament of their own: their share of the tax is the union's. */
const withoutParliament: readonly StateCode[] = ["04", "26", "31", "35", "38", atSea];

/** Names that are still written, and those that the post writes. */
const otherNames: Readonly<Record<string, StateCode>> = {
  jk: "01",
  jammukashmir: "01",
  uttaranchal: "05",
  newdelhi: "07",
  nctofdelhi: "07",
  delhinct: "07",
  up: "09",
  orissa: "21",
  chattisgarh: "22",
  mp: "23",
  damananddiu: "26",
  dadraandnagarhaveli: "26",
  pondicherry: "34",
  andamanandnicobar: "35",
  andamanisland: "35",
  telengana: "36",
  tamilnad: "33",
};

const byName = new Map<string, StateCode>([
  ...stateCodes.map((code) => [plain(states[code]), code] as const),
  ...Object.entries(otherNames),
]);

/** As people write it: small letters, signs and "&" do not matter. */
export function stateCodeOf(name: string): StateCode | undefined {
  return byName.get(plain(name));
}

export function stateNameOf(code: StateCode): string {
  return states[code];
}

export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(states, code);
}

export function hasParliament(code: StateCode): boolean {
  return !withoutParliament.includes(code);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z]/g, "");
}
