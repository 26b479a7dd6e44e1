import { type Lang, langs } from "#contract/texts/lang.ts";
import { modules } from "#modules";
import { type SmsText, varies } from "#platform/outbox/sms-text.ts";

/**
 * Every text that goes by SMS, made by the modules that write them: these are registered with the operators (DLT). What
 * a language says in English is a text of English.
 */
export function smsTexts(): SmsText[] {
  const english = textsIn("en");
  return langs.flatMap((lang) =>
    Object.entries(textsIn(lang))
      .filter(([template, text]) => lang === "en" || text !== english[template])
      .map(([template, text]) => ({ template, lang, text })),
  );
}

function textsIn(lang: Lang): Readonly<Record<string, string>> {
  return Object.assign({}, ...modules.map(({ smsTexts: own }) => own?.(lang, varies)));
}

/** A row for each, for the provider's form or a sheet. */
export function smsTextsCsv(): string {
  const rows = smsTexts().map(({ template, lang, text }) => [template, lang, text]);
  return [["template", "language", "text"], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}
