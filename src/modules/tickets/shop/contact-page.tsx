import type { FormProblem } from "#contract/form-problem.ts";
import type { TextBlock } from "#contract/format/text-blocks.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { ContactFormView } from "#modules/tickets/page-views.ts";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactOptions } from "./contact-options.tsx";
import { QuickContacts } from "./quick-contacts.tsx";
import { isNumber, quickContacts } from "./way-of.ts";

type ContactPageProps = {
  readonly blocks: readonly TextBlock[];
  readonly lang: Lang;
  readonly form: ContactFormView;
  readonly problem: FormProblem | undefined;
};

/** All ways to reach the shop, the form, and what the first heading of its words begins. */
export function ContactPage({ blocks, lang, form, problem }: ContactPageProps) {
  const at = blocks.findIndex(({ kind }) => kind === "heading");
  const ways = at < 0 ? blocks : blocks.slice(0, at);
  const further = at < 0 ? [] : blocks.slice(at);
  const quick = [
    ...(form.whatsapp ? [{ by: "whatsapp" as const, name: "WhatsApp", ...form.whatsapp }] : []),
    ...quickContacts(ways).map(({ name, value }) =>
      isNumber(value)
        ? { by: "phone" as const, name, value, href: `tel:${value.replace(/[^+\d]/g, "")}` }
        : { by: "mail" as const, name, value, href: `mailto:${value}` },
    ),
  ];
  return (
    <>
      <div className="contact-alerts">
        <QuickContacts ways={quick} />
        {(ways.length > 0 || form.whatsapp) && (
          <ContactOptions title={form.words.ways} blocks={ways} lang={lang} whatsapp={form.whatsapp} />
        )}
      </div>
      <div className="page-main stack gap-xl">
        <ContactForm form={form} problem={problem} />
      </div>
      {further.length > 0 && (
        <div className="card padded">
          <TextBlocks blocks={further} lang={lang} />
        </div>
      )}
    </>
  );
}
