import type { ComponentProps } from "react";
import { ActionForm } from "./action-form.tsx";
import { BackTo } from "./back-to.tsx";
import { Section } from "./section.tsx";

interface Words<Problem extends string> {
  readonly title: string;
  readonly look: string;
  readonly figures: { readonly added: string; readonly known: string };
  readonly unfit: (count: number) => string;
  readonly line: (line: number) => string;
  readonly problems: Readonly<Record<Problem, string>>;
  readonly more: (count: number) => string;
  readonly nothing: string;
  readonly erased: string;
  readonly press: (added: number) => string;
}

interface LookedAtFileProps<Problem extends string> {
  readonly file: {
    readonly id: string;
    readonly added: number;
    readonly known: number;
    readonly faults: readonly {
      readonly line: number;
      /** Of what the line is about, where it has one. */
      readonly number?: string;
      readonly problem: Problem;
      readonly cell: string;
    }[];
    readonly moreFaults: number;
  };
  readonly words: Words<Problem>;
  /** Where a file is sent. */
  readonly back: string;
  readonly takeIn: ComponentProps<typeof ActionForm>["endpoint"];
}

/** What a file of another shop would bring, and what of it is unfit, before it is taken in. */
export function LookedAtFile<Problem extends string>(props: LookedAtFileProps<Problem>) {
  const { file, words, back, takeIn } = props;
  const { id, added, known, faults, moreFaults } = file;
  const unfit = faults.length + moreFaults;
  return (
    <>
      <BackTo to={back} name={words.title} />
      <h1>{words.look}</h1>
      <dl className="figures">
        {Object.entries({ added, known }).map(([name, count]) => (
          <div key={name} className="figure">
            <dt className="figure-name">{words.figures[name as keyof typeof words.figures]}</dt>
            <dd className="figure-value">{count.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      {unfit > 0 && (
        <Section title={words.unfit(unfit)}>
          <ol className="history">
            {faults.map(({ line, number, problem, cell }) => (
              <li key={line}>
                <b>{[words.line(line), number].filter(Boolean).join(", ")}</b>: {words.problems[problem]}
                {cell !== "" && <span className="row-facts log-facts">{cell}</span>}
              </li>
            ))}
          </ol>
          {moreFaults > 0 && <p>{words.more(moreFaults)}</p>}
        </Section>
      )}
      {added === 0 ? (
        <p className="nothing">{words.nothing}</p>
      ) : (
        <ActionForm endpoint={takeIn} input={{ id }} className="goods-form">
          {() => (
            <>
              <p className="muted">{words.erased}</p>
              <div className="save-bar">
                <button type="submit" className="button button-primary">
                  {words.press(added)}
                </button>
              </div>
            </>
          )}
        </ActionForm>
      )}
    </>
  );
}
