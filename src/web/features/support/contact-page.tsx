import type { FormProblem } from "#contract/form-problem.ts";
import type { PolicyBlock } from "#contract/policies.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { ContactFormView } from "#contract/ticket-view.ts";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { QuickWays } from "./quick-ways.tsx";

type ContactPageProps = {
  readonly blocks: readonly PolicyBlock[];
  readonly lang: Lang;
  readonly form: ContactFormView;
  readonly problem: FormProblem | undefined;
};

/** The quick ways to reach the shop, the form, all ways, and what the first heading of its words begins. */
export function ContactPage({ blocks, lang, form, problem }: ContactPageProps) {
  const at = blocks.findIndex(({ kind }) => kind === "heading");
  const ways = at < 0 ? blocks : blocks.slice(0, at);
  const further = at < 0 ? [] : blocks.slice(at);
  return (
    <>
      <QuickWays blocks={ways} />
      <ContactForm form={form} problem={problem} />
      {ways.length > 0 && <ContactWays title={form.words.ways} blocks={ways} lang={lang} />}
      {further.length > 0 && (
        <div className="card p-5 sm:p-6">
          <TextBlocks blocks={further} lang={lang} />
        </div>
      )}
    </>
  );
}
