import type { ReactNode } from "react";
import type { TextBlock } from "#contract/format/text-blocks.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { PolicyView, SignName } from "#modules/policies/views.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { partId, TextBlocks } from "#web/ui/text-blocks.tsx";
import { ReadingStyle } from "./reading-style.tsx";
import drawings from "./signs.svg?url";

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
  readonly lead?: TextBlock | undefined;
};

export function PolicyPage({ policy, others, lang, children, lead }: PolicyPageProps) {
  const { title, blocks } = policy;
  const first = blocks.find(({ kind }) => kind === "paragraph")?.lines[0];
  return (
    <div className="page-width page-room">
      <ReadingStyle />
      <PageHead title={title} {...(first !== undefined && { description: first })} />
      <h1 className="title-1">{title}</h1>
      {lead && (
        <div className="above-s muted">
          <TextBlocks blocks={[lead]} lang={lang} />
        </div>
      )}
      <div className="page-columns above-xl">
        {children ?? (
          <>
            <div>
              <Brief policy={policy} />
              <PartsBelow label={others.here} blocks={blocks} />
              <TextBlocks blocks={blocks} lang={lang} named />
            </div>
            {/* Its list of parts is longer than what stands beside other pages. */}
            <div className="card page-aside policy-list">
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
    <div className="card policy-owner">
      {steps.length > 0 && <Steps steps={steps} />}
      {brief.length > 0 && (
        <ul className="stack strong">
          {brief.map((line) => (
            <li key={line} className="beside">
              <Icon name="done" className="policy-icon" /> {line}
            </li>
          ))}
        </ul>
      )}
      {way && (
        <LinkButton to={way.href} className="policy-change">
          <Icon name="package" /> {way.name}
        </LinkButton>
      )}
    </div>
  );
}

function Steps({ steps }: Pick<PolicyView, "steps">) {
  return (
    <ol className="policy-steps">
      {steps.map(({ sign, name }, at) => (
        <li key={name} className="contents">
          {at > 0 && <Icon name="chevron-right" className="muted" />}
          <span className="grow strong small">
            <Sign name={sign} />
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A small thing of paper, in a row of them. */
function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="sign block" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
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
    <nav aria-label={label} className="policy-others line gap-s wraps narrow-only">
      <span className="policy-others-label muted small">{label}</span>
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className="chip">
          {name}
          <Icon name="chevron-down" className="icon-small" />
        </a>
      ))}
    </nav>
  );
}

function OnThisPage({ label, blocks }: PartsProps) {
  const parts = partsOf(blocks);
  if (parts.length === 0) return null;
  return (
    <nav aria-labelledby="parts" className="wide-only">
      <h2 id="parts" className="below-s large">
        {label}
      </h2>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="link-quiet policy-link">
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
      <h2 id="other-policies" className="below-s large">
        {label}
      </h2>
      <ul className="policy-links">
        {links.map(({ href, name }) => (
          <li key={href}>
            <ShopLink to={href} className="link-quiet policy-link">
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
