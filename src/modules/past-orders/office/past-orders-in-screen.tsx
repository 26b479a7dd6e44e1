import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { LookedAtFile } from "#manage/parts/looked-at-file.tsx";
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

function LookedPage({ file }: { readonly file: LookedFile }) {
  const { in: words } = textsOf(useOffice().shell.lang).pastOrders;
  return (
    <LookedAtFile file={file} words={words} back={pastOrdersInPath} takeIn={pastOrdersEndpoints.takeIn} />
  );
}
