import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { nextPath } from "#contract/next-path.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { trackingEndpoints } from "#modules/orders/tracking/endpoints.ts";
import { pendingActionNote } from "#server/auth/pending-action-note.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import { call } from "#web/request/call.ts";
import { sentBy } from "#web/request/sent-by.ts";
import { storeToken } from "#web/request/stored-session.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { accountsEndpoints } from "../endpoints.ts";
import type { LoginView } from "../login-view.ts";
import { passkeysEndpoints } from "../passkeys/endpoints.ts";
import { spokenPhone } from "../public/phone-number.ts";
import { LoginPage } from "./login-page.tsx";
import { problemOf } from "./parts/problem-of.ts";

const resendWait = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shop, requestContext, caller } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const next = nextOf(request);
  if (caller) throw redirect(next);
  const awaited = shop.session.awaitedCode(requestContext);
  const shown = awaited ? spokenPhone(awaited.phone) : "";
  const sentAgo = awaited ? Math.floor((shop.clock.now() - awaited.sentAt) / 1_000) : 0;
  const { passkeys, accounts, loginHead } = textsOf(requestContext.lang);
  const email = shop.session.awaitedNewcomer(requestContext);
  const code =
    awaited && query.get("step") === "code"
      ? { phone: awaited.phone, shown, resendIn: sentAgo < 0 ? 0 : Math.max(0, resendWait - sentAgo) }
      : null;
  const find = code ? null : findOf(next, requestContext.lang);
  const kept = code || find ? null : await keptOf(context.get(pageContext));
  const title = code ? loginHead.codeTitle : accounts.login.title;
  const head = { title, ...headOf({ next, isNew: email !== "", lang: requestContext.lang }) };
  const view: LoginView = {
    next,
    register: paths.register(next === paths.home() ? {} : { next }),
    way: query.get("tab") === "phone" ? "phone" : "email",
    passkey: { use: passkeys.use, unused: passkeys.notUsed },
    // The second step asks for one thing, and says so itself; what waits says why one is here.
    head: code || kept ? { ...head, lead: "" } : head,
    kept,
    find,
    email,
    phone: shown,
    code,
  };
  return data(view, shop.session.isOver(requestContext) ? { headers: shop.session.leave() } : {});
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), {
    input: (_, fields) => withCode(fields),
    message: () => null,
    done: ({ name }) => {
      const next = nextOf(request);
      return name === accountsEndpoints.requestCode.name
        ? `${paths.login({ next })}&tab=phone&step=code`
        : next;
    },
  });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const wanted = arrivals.find(({ name }) => name === form.get("call"));
  if (!wanted) return serverAction();
  const answer = await call(wanted, withCode(sentBy(form)));
  if (!answer.success) return problemOf(answer, wanted);
  storeToken(answer.token);
  if (wanted !== passkeysEndpoints.login)
    void import("./public/offering.ts").then(
      ({ wishForOffer }) => wishForOffer(),
      () => undefined,
    );
  return redirect(nextOf(request));
}

const arrivals = [accountsEndpoints.login, accountsEndpoints.loginWithCode, passkeysEndpoints.login];

export default function LoginRoute() {
  return <LoginPage view={useLoaderData<typeof loader>()} />;
}

type LoginHeadInput = { readonly next: string; readonly isNew: boolean; readonly lang: Lang };

/** Whoever is sent here from a page that needs an account is told which. */
function headOf({ next, isNew, lang }: LoginHeadInput): Omit<LoginView["head"], "title"> {
  const { loginHead: words } = textsOf(lang);
  const { description } = words;
  const path = next.slice(1).split(/[/?#]/)[0] ?? "";
  const leadByPath: Readonly<Record<string, string>> = { ...words.leadTo, success: words.leadTo.order };
  const lead = isNew ? words.leadNew : (leadByPath[path] ?? words.lead);
  return { lead, description, calm: { text: words.beside } };
}

async function keptOf(page: PageContext): Promise<LoginView["kept"]> {
  const wish = await pendingActionNote(page);
  if (!wish) return null;
  const { picture, ...said } = wish;
  return { ...said, ...(picture && { picture: pictureUrl(picture.file, 320, "webp") }) };
}

function findOf(next: string, lang: Lang): LoginView["find"] {
  if (!isTracking(next)) return null;
  const { find: title, findLead: lead, ...words } = textsOf(lang).track;
  const { number, numberExample, numberHint, phoneAsked: phone, send } = words;
  return {
    title,
    lead,
    call: trackingEndpoints.sendCode.name,
    number,
    numberExample,
    numberHint,
    phone,
    send,
  };
}

function isTracking(next: string): boolean {
  return /^\/track-order(?:[/?#]|$)/.test(next);
}

function nextOf({ url }: Request): string {
  return nextPath(new URL(url).searchParams.get("next"));
}

/** The code stands in six boxes. */
function withCode({ d1, d2, d3, d4, d5, d6, ...rest }: Record<string, string>) {
  return d1 === undefined ? rest : { ...rest, code: [d1, d2, d3, d4, d5, d6].join("") };
}
