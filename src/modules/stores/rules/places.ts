import type { Lang } from "#contract/texts/lang.ts";
import type { Coordinates } from "./distance.ts";

export interface NamedPlace extends Coordinates {
  readonly name: string;
}

/** A large city by one of its names, or the middle of the area that a PIN code lies in. */
export function placeNamed(text: string): NamedPlace | undefined {
  const plain = text.trim().toLowerCase();
  const pin = plain.replaceAll(" ", "");
  if (/^[1-9]\d{5}$/.test(pin)) return areaOf(pin);
  const city = cities.find(([names]) => names.toLowerCase().split("|").includes(plain));
  return city && { name: city[0].split("|")[0] ?? plain, lat: city[1], lng: city[2] };
}

/** A large city as it is called in a language; any other stays as it is written. */
export function cityIn(lang: Lang, city: string): string {
  if (lang !== "hi") return city;
  for (const [names] of cities) {
    const all = names.split("|");
    const at = all.indexOf(city);
    const name = at >= 0 && all.filter((one) => /\p{Script=Devanagari}/u.test(one))[at];
    if (name) return name;
  }
  return city;
}

function areaOf(pin: string): NamedPlace | undefined {
  const city = cities.find(([, , , starts]) => starts.some((start) => pin.startsWith(String(start))));
  if (city) return { name: pin, lat: city[1], lng: city[2] };
  const area = areas.find(([from, to]) => Number(pin.slice(0, 2)) >= from && Number(pin.slice(0, 2)) <= to);
  return area && { name: pin, lat: area[2], lng: area[3] };
}

/** Names, the first one shown; latitude; longitude; how the PIN codes of the city begin. */
const cities: readonly (readonly [string, number, number, readonly number[]])[] = [
  ["Delhi|New Delhi|दिल्ली|नई दिल्ली", 28.64, 77.22, [110]],
  ["Gurugram|Gurgaon|गुरुग्राम", 28.46, 77.03, [122]],
  ["Noida|नोएडा", 28.54, 77.39, [2013]],
  ["Ghaziabad|गाज़ियाबाद", 28.67, 77.45, [2010]],
  ["Faridabad|फ़रीदाबाद", 28.41, 77.31, [121]],
  ["Chandigarh|Mohali|Panchkula|चंडीगढ़", 30.73, 76.78, [160]],
  ["Ludhiana|लुधियाना", 30.9, 75.86, [141]],
  ["Amritsar|अमृतसर", 31.63, 74.87, [143]],
  ["Shimla|शिमला", 31.1, 77.17, [171]],
  ["Jammu|जम्मू", 32.73, 74.86, [180]],
  ["Srinagar|श्रीनगर", 34.08, 74.8, [190]],
  ["Leh|लेह", 34.15, 77.58, [194]],
  ["Dehradun|देहरादून", 30.32, 78.03, [248]],
  ["Lucknow|लखनऊ", 26.85, 80.95, [226]],
  ["Kanpur|कानपुर", 26.45, 80.33, [208]],
  ["Agra|आगरा", 27.18, 78.01, [282]],
  ["Varanasi|Banaras|वाराणसी", 25.32, 82.97, [221]],
  ["Prayagraj|Allahabad|प्रयागराज", 25.44, 81.85, [211]],
  ["Jaipur|जयपुर", 26.91, 75.79, [302]],
  ["Jodhpur|जोधपुर", 26.24, 73.02, [342]],
  ["Udaipur|उदयपुर", 24.59, 73.71, [313]],
  ["Kota|कोटा", 25.21, 75.86, [324]],
  ["Ahmedabad|अहमदाबाद", 23.02, 72.57, [380]],
  ["Surat|सूरत", 21.17, 72.83, [395]],
  ["Vadodara|Baroda|वडोदरा", 22.31, 73.18, [390]],
  ["Rajkot|राजकोट", 22.3, 70.8, [360]],
  ["Mumbai|Bombay|मुंबई", 19.08, 72.88, [4000, 4001]],
  ["Navi Mumbai|नवी मुंबई", 19.03, 73.03, [4007]],
  ["Thane|ठाणे", 19.22, 72.98, [4006]],
  ["Pune|पुणे", 18.52, 73.86, [411]],
  ["Nashik|नासिक", 20, 73.79, [422]],
  ["Nagpur|नागपुर", 21.15, 79.09, [440]],
  ["Panaji|Goa|Panjim|पणजी|गोवा", 15.49, 73.83, [403]],
  ["Bhopal|भोपाल", 23.26, 77.41, [462]],
  ["Indore|इंदौर", 22.72, 75.86, [452]],
  ["Raipur|रायपुर", 21.25, 81.63, [492]],
  ["Hyderabad|Secunderabad|हैदराबाद", 17.39, 78.49, [500]],
  ["Vijayawada|विजयवाड़ा", 16.51, 80.65, [520]],
  ["Visakhapatnam|Vizag|विशाखापत्तनम", 17.69, 83.22, [530]],
  ["Tirupati|तिरुपति", 13.63, 79.42, [517]],
  ["Bengaluru|Bangalore|बेंगलुरु", 12.97, 77.59, [560]],
  ["Mysuru|Mysore|मैसूर", 12.3, 76.64, [570]],
  ["Mangaluru|Mangalore|मंगलुरु", 12.91, 74.86, [575]],
  ["Hubballi|Hubli|हुबली", 15.36, 75.12, [580]],
  ["Chennai|Madras|चेन्नई", 13.08, 80.27, [600]],
  ["Coimbatore|कोयंबटूर", 11.02, 76.96, [641]],
  ["Madurai|मदुरै", 9.93, 78.12, [625]],
  ["Puducherry|Pondicherry|पुदुचेरी", 11.94, 79.81, [605]],
  ["Kochi|Cochin|Ernakulam|कोच्चि", 9.93, 76.27, [682]],
  ["Thiruvananthapuram|Trivandrum|तिरुवनंतपुरम", 8.52, 76.94, [695]],
  ["Kozhikode|Calicut|कोझिकोड", 11.25, 75.78, [673]],
  ["Kolkata|Calcutta|Howrah|कोलकाता", 22.57, 88.36, [700]],
  ["Siliguri|Darjeeling|सिलीगुड़ी", 26.73, 88.43, [734]],
  ["Bhubaneswar|भुवनेश्वर", 20.3, 85.82, [751]],
  ["Patna|पटना", 25.59, 85.14, [800]],
  ["Ranchi|राँची", 23.34, 85.31, [834]],
  ["Jamshedpur|जमशेदपुर", 22.8, 86.2, [831]],
  ["Guwahati|गुवाहाटी", 26.14, 91.74, [781]],
  ["Shillong|शिलांग", 25.58, 91.89, [793]],
  ["Imphal|इंफाल", 24.82, 93.94, [795]],
  ["Aizawl|आइज़ोल", 23.73, 92.72, [796]],
  ["Agartala|अगरतला", 23.83, 91.28, [799]],
  ["Gangtok|गंगटोक", 27.33, 88.61, [737]],
  ["Kohima|कोहिमा", 25.67, 94.11, [797]],
  ["Itanagar|ईटानगर", 27.08, 93.61, [791]],
  ["Port Blair|Sri Vijaya Puram|पोर्ट ब्लेयर", 11.62, 92.73, [744]],
];

/** The first two digits, from and to, and about the middle of where they lead. */
const areas: readonly (readonly [number, number, number, number])[] = [
  [11, 11, 28.64, 77.22],
  [12, 13, 29.1, 76.4],
  [14, 16, 30.9, 75.6],
  [17, 17, 31.7, 77],
  [18, 19, 33.9, 75.2],
  [20, 21, 26.4, 80],
  [22, 23, 26, 82.4],
  [24, 25, 29.2, 78.6],
  [26, 28, 27.2, 79.4],
  [30, 32, 26.2, 75.6],
  [33, 34, 27, 73],
  [36, 37, 22.4, 70.6],
  [38, 39, 22.6, 72.8],
  [40, 42, 18.6, 73.6],
  [43, 44, 20.4, 77.4],
  [45, 47, 23.4, 77.6],
  [48, 48, 23.4, 80.6],
  [49, 49, 21.3, 81.8],
  [50, 50, 17.6, 78.8],
  [51, 53, 15.8, 79.8],
  [56, 56, 13, 77.4],
  [57, 59, 14.4, 75.4],
  [60, 61, 11.9, 79.6],
  [62, 64, 10.4, 77.8],
  [67, 69, 10, 76.4],
  [70, 74, 23, 88],
  [75, 77, 20.6, 84.8],
  [78, 78, 26.4, 92.4],
  [79, 79, 25.6, 93],
  [80, 82, 24.8, 85.6],
  [83, 83, 23.2, 85.4],
  [84, 85, 25.9, 86],
];
