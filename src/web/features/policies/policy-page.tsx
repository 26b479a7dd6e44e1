import type { ReactNode } from "react";
import type { PolicyBlock, PolicyView } from "#contract/policies.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { partId, TextBlocks } from "#web/ui/text-blocks.tsx";
import { Sign } from "./sign.tsx";

type PolicyPageProps = {
  readonly policy: PolicyView;
  readonly others: {
    readonly label: string;
    readonly here: string;
    readonly links: readonly { readonly href: string; readonly name: string }[];
  };
  readonly lang: Lang;
  /** What stands in the place of its text. */
  readonly children?: ReactNode;
  /** Below the heading then. */
  readonly lead?: PolicyBlock | undefined;
};

export function PolicyPage({ policy, others, lang, children, lead }: PolicyPageProps) {
  const { title, blocks } = policy;
  const first = blocks.find(({ kind }) => kind === "paragraph")?.lines[0];
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={title} {...(first !== undefined && { description: first })} />
      <h1 className="text-3xl">{title}</h1>
      {lead && (
        <div className="mt-2 text-muted">
          <TextBlocks blocks={[lead]} lang={lang} />
        </div>
      )}
      <div className="page-columns mt-6">
        {children ?? (
          <>
            <div>
              <Brief policy={policy} />
              <PartsBelow label={others.here} blocks={blocks} />
              <TextBlocks blocks={blocks} lang={lang} named />
            </div>
            {/* Its list of parts is longer than what stands beside other pages. */}
            <div className="card page-aside grid gap-5 p-5 [@media(height<45rem)]:static">
              <OnThisPage label={others.here} blocks={blocks} />
              <OtherPages {...others} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** What happens, what most come to look up, and where one does it. */
function Brief({ policy: { brief, steps, way } }: Pick<PolicyPageProps, "policy">) {
  if (brief.length + steps.length === 0 && !way) return null;
  return (
    <div className="card mb-8 grid gap-5 p-5 sm:p-6">
      {steps.length > 0 && <Steps steps={steps} />}
      {brief.length > 0 && (
        <ul className="grid gap-3 font-semibold">
          {brief.map((line) => (
            <li key={line} className="flex gap-3">
              <Icon name="done" className="mt-0.5 text-leaf" /> {line}
            </li>
          ))}
        </ul>
      )}
      {way && (
        <LinkButton to={way.href} className="sm:justify-self-start">
          <Icon name="package" /> {way.name}
        </LinkButton>
      )}
    </div>
  );
}

function Steps({ steps }: Pick<PolicyView, "steps">) {
  return (
    <ol className="flex items-center rounded-lg bg-sunken py-4 text-center">
      {steps.map(({ sign, name }, at) => (
        <li key={name} className="contents">
          {at > 0 && <Icon name="chevron-right" className="text-muted" />}
          <span className="min-w-0 flex-1 font-semibold text-sm">
            <Sign name={sign} />
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

type PartsProps = { readonly label: string; readonly blocks: PolicyView["blocks"] };

/** Of a text of several. */
function partsOf(blocks: PolicyView["blocks"]) {
  const parts = blocks.flatMap(({ kind, lines }, at) =>
    kind === "heading" ? [{ id: partId(at), name: lines[0] }] : [],
  );
  return parts.length < 2 ? [] : parts;
}

/** Before the text, where nothing has room beside it. */
function PartsBelow({ label, blocks }: PartsProps) {
  const parts = partsOf(blocks);
  if (parts.length === 0) return null;
  return (
    <nav aria-label={label} className="mb-8 flex flex-wrap items-center gap-2 lg:hidden">
      <span className="me-1 text-muted text-sm">{label}</span>
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className="chip">
          {name}
          <Icon name="chevron-down" className="size-4" />
        </a>
      ))}
    </nav>
  );
}

function OnThisPage({ label, blocks }: PartsProps) {
  const parts = partsOf(blocks);
  if (parts.length === 0) return null;
  return (
    <nav aria-labelledby="parts" className="max-lg:hidden">
      <h2 id="parts" className="mb-2 text-lg">
        {label}
      </h2>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="link-quiet flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherPages({ label, links }: Omit<PolicyPageProps["others"], "here">) {
  return (
    <nav aria-labelledby="other-policies">
      <h2 id="other-policies" className="mb-2 text-lg">
        {label}
      </h2>
      <ul className="flex flex-wrap gap-x-6 lg:block">
        {links.map(({ href, name }) => (
          <li key={href}>
            <ShopLink to={href} className="link-quiet flex min-h-11 items-center">
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
