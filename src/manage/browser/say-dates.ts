const formats = {
  date: { dateStyle: "long" },
  "datetime-local": { dateStyle: "medium", timeStyle: "short" },
} as const;

/** A day is read in words: browsers write it as figures in the order of their own country. */
export function sayDates(): void {
  for (const [kind, format] of Object.entries(formats)) {
    const said = new Intl.DateTimeFormat(`${document.documentElement.lang}-IN`, {
      ...format,
      timeZone: "UTC",
    });
    for (const field of document.querySelectorAll<HTMLInputElement>(`input[type="${kind}"]`)) {
      const words = document.createElement("span");
      words.className = "date-said";
      words.ariaHidden = "true";
      const say = () => {
        words.textContent = field.value ? said.format(field.valueAsNumber) : "";
      };
      field.after(words);
      field.addEventListener("input", say);
      say();
    }
  }
}
