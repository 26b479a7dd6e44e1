/** What guessers try first in this country and in this shop, beside what they try everywhere. */
export const commonHere: ReadonlySet<string> = new Set(
  `p@ssword toor kolkata bengaluru pune jaipur mahadev omnamahshivaya jaishreeram radhe radhika
  radhakrishna saraswati durga dhoni virat kohli rohit raj arjun priya pooja neha jyoti nisha swati divya
  mummypapa papa mammi maapapa sweetu janu shona pari abcd abcdefgh qwerqwer thepassword oldpassword haat
  haathaat`.split(/\s+/),
);
