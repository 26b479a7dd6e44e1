const topics = [
  "returns",
  "discounts",
  "payment",
  "shipping",
  "orders",
  "stores",
  "thanks",
  "greeting",
] as const;
export type Topic = (typeof topics)[number] | "other";

/** What a message is about: the topic with the most of its words; of equals, the more particular one. */
export function topicOf(message: string): Topic {
  const words = message.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const line = ` ${words.join(" ")} `;
  let best: Topic = "other";
  let most = 0;
  for (const topic of topics) {
    const hits = hitsOf(vocabulary[topic], words, line);
    if (hits > most) [best, most] = [topic, hits];
  }
  return best;
}

/** Words stand alone or as a plural; longer ones may have one letter wrong; phrases stand as they are. */
function hitsOf(known: readonly string[], words: readonly string[], line: string): number {
  const phrases = known.filter((one) => one.includes(" ") && line.includes(` ${one} `)).length;
  return phrases + words.filter((word) => known.some((one) => isSpelledLike(word, one))).length;
}

/** English, Hinglish and Hindi, with the slips that one letter's forgiveness does not cover. */
const vocabulary: Readonly<Record<(typeof topics)[number], readonly string[]>> = {
  returns: split(
    "return returned returning retrun refund refunded refnd exchange replace replacement wapas wapsi vapas vaapas वापस वापसी रिफंड रिफ़ंड",
    ["money back", "send back", "send it back", "give back"],
  ),
  discounts: split(
    "discount discounted discout coupon coupan promo promocode offer voucher deal sale cheaper छूट कूपन ऑफर ऑफ़र",
    ["promo code", "any code"],
  ),
  payment: split(
    "payment pay paying paid paymnt pament card credit debit upi paypal gpay phonepe visa mastercard rupay cod cash emi netbanking भुगतान पेमेंट",
    ["apple pay", "google pay", "cash on delivery", "net banking"],
  ),
  shipping: split(
    "shipping shiping ship delivery delivary delivry deliver delivers courier postage डिलीवरी डिलिवरी शिपिंग",
    ["how long", "how many days", "kitne din", "free shipping", "free delivery"],
  ),
  orders: split(
    "order ordered ordr oder track tracking traking parcel package shipment shipped dispatched arrive arrived late status ऑर्डर आर्डर पार्सल",
    [
      "where is my",
      "wheres my",
      "where s my",
      "kahan hai",
      "kaha hai",
      "kab aayega",
      "kab ayega",
      "कहाँ है",
      "कब आएगा",
    ],
  ),
  stores: split("store showroom outlet branch timing दुकान", [
    "opening hours",
    "store hours",
    "near me",
    "open now",
  ]),
  thanks: split(
    "thanks thank thankyou thanku thx thnx thanx ty tysm dhanyavad dhanyawad dhanyavaad shukriya धन्यवाद शुक्रिया",
    [],
  ),
  greeting: split(
    "hi hii hiii hello helo hllo hallo hey heyy hlo namaste namasthe namaskar namaskaram vanakkam salaam salam assalamualaikum adaab pranam नमस्ते नमस्कार हेलो हैलो हाय प्रणाम",
    [
      "kaise ho",
      "kaise hain",
      "kya haal",
      "ram ram",
      "sat sri akal",
      "good morning",
      "good afternoon",
      "good evening",
    ],
  ),
};

function split(words: string, phrases: readonly string[]): readonly string[] {
  return [...words.split(" "), ...phrases];
}

/** From this length on a word is still the word with one letter wrong, missing, doubled or swapped. */
const forgiving = 6;

function isSpelledLike(typed: string, known: string): boolean {
  if (typed === known || typed === `${known}s` || typed === `${known}es`) return true;
  if (Math.min(typed.length, known.length) < forgiving) return false;
  return isOneSlipAway(typed, known);
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
