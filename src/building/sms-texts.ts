import { langs } from "#contract/texts/lang.ts";
import { modules } from "#modules";
import { type SmsText, varies } from "#platform/outbox/sms-text.ts";

/** Every text that goes by SMS, made by the modules that write them: these are registered with the operators (DLT). */
export function smsTexts(): SmsText[] {
  return langs.flatMap((lang) =>
    modules.flatMap(({ smsTexts: own }) =>
      Object.entries(own?.(lang, varies) ?? {}).map(([template, text]) => ({ template, lang, text })),
    ),
  );
}

/** A row for each, for the provider's form or a sheet. */
export function smsTextsCsv(): string {
  const rows = smsTexts().map(({ template, lang, text }) => [template, lang, text]);
  return [["template", "language", "text"], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
}
