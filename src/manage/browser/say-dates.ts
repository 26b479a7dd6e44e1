const locale = `${document.documentElement.lang}-IN`;
const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A day is read in words: browsers write it as figures in the order of their own country. */
export function sayDates(): void {
  for (const [kind, format] of Object.entries({ date: days, "datetime-local": moments })) {
    for (const field of document.querySelectorAll<HTMLInputElement>(`input[type="${kind}"]`)) {
      const words = document.createElement("span");
      words.className = "date-said";
      words.ariaHidden = "true";
      const say = () => {
        words.textContent = field.value ? format.format(field.valueAsNumber) : (field.dataset.empty ?? "");
      };
      field.after(words);
      field.addEventListener("input", say);
      say();
    }
  }
}
