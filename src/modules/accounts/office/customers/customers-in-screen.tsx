import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import { TableForm } from "#manage/parts/table-form.tsx";
import type { Screen } from "#manage/screen.ts";
import { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";

type LookedFile = AnswerOf<typeof customersEndpoints.look>["file"];

export const customersInPath = "customers/in";

/** A file of another shop's customers is sent, and looked at. */
export const customersInScreen: Screen = {
  path: customersInPath,
  right: customersEndpoints.read.right,
  act: {
    done: (_, answer) => {
      const { file } = answer as AnswerOf<typeof customersEndpoints.read>;
      return officePath(`${customersInPath}/${file.id}`);
    },
  },
  async show({ page }) {
    const { title } = textsOf(page.requestContext.lang).manage.customers.in;
    return { title, body: <SendPage /> };
  },
};

export const customersLookedScreen: Screen = {
  path: `${customersInPath}/:id`,
  right: customersEndpoints.look.right,
  act: { done: () => officePath("customers") },
  async show(request) {
    const answer = await askEndpoint(customersEndpoints.look, { id: request.params.id }, request);
    const { look } = textsOf(request.page.requestContext.lang).manage.customers.in;
    return answer && { title: look, body: <LookedPage file={answer.file} /> };
  },
};

function SendPage() {
  const { customers } = useOffice().words;
  const { in: words } = customers;
  return (
    <>
      <BackTo to="customers" name={customers.title} />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <p className="below-m muted">{words.claim}</p>
      <p className="below-m muted">{words.letters}</p>
      <TableForm endpoint={customersEndpoints.read} label={words.file} send={words.send} />
    </>
  );
}

function LookedPage({ file: { id, added, known, faults, moreFaults } }: { readonly file: LookedFile }) {
  const { in: words } = useOffice().words.customers;
  const unfit = faults.length + moreFaults;
  return (
    <>
      <BackTo to={customersInPath} name={words.title} />
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
            {faults.map(({ line, problem, cell }) => (
              <li key={line}>
                <b>{words.line(line)}</b>: {words.problems[problem]}
                {cell !== "" && <span className="row-facts log-facts">{cell}</span>}
              </li>
            ))}
          </ol>
          {moreFaults > 0 && <p>{words.more(moreFaults)}</p>}
        </Section>
      )}
      {added === 0 ? (
        <p className="nothing">{words.nobody}</p>
      ) : (
        <ActionForm endpoint={customersEndpoints.takeIn} input={{ id }} className="goods-form">
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
