import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import { TableForm } from "#manage/parts/table-form.tsx";
import type { Screen } from "#manage/screen.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { pastOrdersEndpoints } from "../endpoints.ts";
import { sourceNames } from "./past-order-page.tsx";
import { pastOrdersInPath, pastOrdersPath } from "./public/past-orders-path.ts";

type LookedFile = AnswerOf<typeof pastOrdersEndpoints.look>["file"];

/** A file of another shop's orders is sent, and looked at. */
export const pastOrdersInScreen: Screen = {
  path: pastOrdersInPath,
  right: pastOrdersEndpoints.read.right,
  act: {
    done: (_, answer) => {
      const { file } = answer as Partial<AnswerOf<typeof pastOrdersEndpoints.read>>;
      return officePath(file ? `${pastOrdersInPath}/${file.id}` : pastOrdersInPath);
    },
  },
  async show(request) {
    const answer = await askEndpoint(pastOrdersEndpoints.files, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).pastOrders.in;
    return answer && { title, body: <SendPage files={answer.files} /> };
  },
};

export const pastOrdersLookedScreen: Screen = {
  path: `${pastOrdersInPath}/:id`,
  right: pastOrdersEndpoints.look.right,
  act: { done: () => officePath(pastOrdersPath) },
  async show(request) {
    const answer = await askEndpoint(pastOrdersEndpoints.look, { id: request.params.id }, request);
    const { look } = textsOf(request.page.requestContext.lang).pastOrders.in;
    return answer && { title: look, body: <LookedPage file={answer.file} /> };
  },
};

type SendPageProps = Pick<AnswerOf<typeof pastOrdersEndpoints.files>, "files">;

function SendPage({ files }: SendPageProps) {
  const { shell, role } = useOffice();
  const { pastOrders } = textsOf(shell.lang);
  const { in: words } = pastOrders;
  return (
    <>
      <BackTo to={pastOrdersPath} name={pastOrders.title} />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <p className="below-m muted">{words.history}</p>
      <p className="below-m muted">{words.rupees}</p>
      <TableForm endpoint={pastOrdersEndpoints.read} label={words.file} send={words.send} />
      {files.length > 0 && roleHolds(role, pastOrdersEndpoints.takeOut.right) && (
        <Section title={words.files}>
          {files.map(({ id, source, at, orders }) => (
            <ActionFold
              key={id}
              title={words.brought(orders, sourceNames[source], minute(at, shell.lang))}
              press={words.takeOut.press}
              endpoint={pastOrdersEndpoints.takeOut}
              input={{ id }}
              look="danger"
            >
              {() => (
                <>
                  <p>{words.takeOut.lead}</p>
                  <Checkbox name="sure" label={words.takeOut.sure} required />
                </>
              )}
            </ActionFold>
          ))}
        </Section>
      )}
    </>
  );
}

function LookedPage({ file: { id, added, known, faults, moreFaults } }: { readonly file: LookedFile }) {
  const { in: words } = textsOf(useOffice().shell.lang).pastOrders;
  const unfit = faults.length + moreFaults;
  return (
    <>
      <BackTo to={pastOrdersInPath} name={words.title} />
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
        <p className="nothing">{words.nothing}</p>
      ) : (
        <ActionForm endpoint={pastOrdersEndpoints.takeIn} input={{ id }} className="goods-form">
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
