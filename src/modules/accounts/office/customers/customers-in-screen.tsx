import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { LookedAtFile } from "#manage/parts/looked-at-file.tsx";
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

function LookedPage({ file }: { readonly file: LookedFile }) {
  const { in: words } = useOffice().words.customers;
  return <LookedAtFile file={file} words={words} back={customersInPath} takeIn={customersEndpoints.takeIn} />;
}
