import { inEachLang } from "../format/in-each-lang.ts";
import { type Lang, langs } from "../texts/lang.ts";

/** ISO 3166-1: where goods can come from. */
const codes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );
const known = new Set(codes);

/** Most goods are made here: it is the first of the list. */
const home = "IN";

const lists = new Map<Lang, readonly (readonly [code: string, name: string])[]>();

export function isCountry(code: string): boolean {
  return known.has(code);
}

/** Codes with their names in a language, sorted as that language does it. */
export function countriesIn(lang: Lang): readonly (readonly [code: string, name: string])[] {
  const kept = lists.get(lang);
  if (kept) return kept;
  const names = namesIn(lang);
  const named = codes.map((code) => [code, names.of(code) ?? code] as const);
  const sorted = named.sort(([a, one], [b, other]) =>
    a === home ? -1 : b === home ? 1 : one.localeCompare(other, lang),
  );
  lists.set(lang, sorted);
  return sorted;
}

/** What somebody wrote, a code or a name in any language, as a code. */
export function countryFrom(written: string): string | undefined {
  const text = plain(written);
  if (isCountry(text.toUpperCase())) return text.toUpperCase();
  for (const lang of langs) {
    const found = countriesIn(lang).find(([, name]) => plain(name) === text);
    if (found) return found[0];
  }
  return undefined;
}

const namesIn = inEachLang((locale) => new Intl.DisplayNames(locale, { type: "region" }));

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
