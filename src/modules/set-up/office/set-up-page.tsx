import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { stepPaths } from "#manage/frame/next-step.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import type { hsnEndpoints } from "#modules/hsn-finder/endpoints.ts";
import { formatBands } from "#modules/pricing/office/public/format-rates.ts";
import { gatewaysInBrowser } from "#ports/payment-gateways/gateways-in-browser.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { setUpEndpoints } from "../endpoints.ts";
import type { SetUpStep, SetUpView } from "../views.ts";
import { RupeeTrial } from "./rupee-trial.tsx";

/** What is tried out at a step. */
const tries: Partial<Record<SetUpStep, readonly Endpoint[]>> = {
  payments: [setUpEndpoints.tryPayments, setUpEndpoints.payRupee, setUpEndpoints.lookForRupee],
  mail: [setUpEndpoints.tryMail],
};

type SetUpPageProps = {
  readonly view: SetUpView;
  /** Goods on sale that no row of the tax rates names; unknown to whoever may not see them. */
  readonly general: GeneralRate | undefined;
};

type GeneralRate = AnswerOf<typeof hsnEndpoints.sold>["general"];

export function SetUpPage({ view, general }: SetUpPageProps) {
  const { shell, problem, words: office } = useOffice();
  const { setUp: words } = textsOf(shell.lang);
  const isBegun = (name: SetUpStep) =>
    (name === "payments" && view.trial !== null) ||
    tries[name]?.some((endpoint) => endpoint.name === problem?.call);
  const done = view.steps.filter(({ isDone }) => isDone).length;
  const next = view.steps.find(({ isDone }) => !isDone)?.name;
  return (
    <>
      <BackTo to="" name={office.nav.today} />
      <h1>{words.title}</h1>
      <p className="setting-lead">
        {next === undefined ? words.ready : words.lead(done, view.steps.length)}{" "}
        {next !== undefined && view.hasDemo && words.fromDemo}
      </p>
      <progress className="steps-done" value={done} max={view.steps.length} aria-label={words.title} />
      <ol className="steps">
        {view.steps.map(({ name, isDone }, at) => (
          <li key={name} className={isDone ? "step-done" : undefined}>
            <details className="fold step" open={name === next || isBegun(name)}>
              <summary>
                <StepIcon isDone={isDone} number={at + 1} />
                <h2>{words.step[name].title}</h2>
                <span className="step-state truncate">
                  {isDone && words.state.done}
                  {!isDone && (name === "name" ? words.state.now(shell.shop.name) : words.state.open)}
                </span>
                <Icon name="chevron-down" className="turns" />
              </summary>
              <div className="step-body">
                <p>{isDone ? words.step[name].done : words.step[name].todo}</p>
                <StepMore name={name} view={view} isDone={isDone} general={general} />
                <StepLink name={name} isNext={name === next} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      <Backup last={view.lastBackup} />
      {view.hasDemo && (
        <div className="set-up-part">
          <EmptyDemo />
        </div>
      )}
    </>
  );
}

function StepIcon({ isDone, number }: { readonly isDone: boolean; readonly number: number }) {
  return (
    <span className="step-icon" aria-hidden>
      {isDone ? <Icon name="check" /> : number}
    </span>
  );
}

function StepLink({ name, isNext }: { readonly name: SetUpStep; readonly isNext: boolean }) {
  const { setUp: words } = textsOf(useOffice().shell.lang);
  const place = stepPaths[name];
  if (!place) return null;
  return (
    <a
      href={officePath(place)}
      className={`button button-small ${isNext ? "button-primary" : "button-quiet"}`}
    >
      {words.step[name].go}
    </a>
  );
}

type MoreProps = Pick<SetUpPageProps, "view" | "general"> & {
  readonly name: SetUpStep;
  readonly isDone: boolean;
};

/** What the machine says of it, and a way to try it out. */
function StepMore({ name, view: { machine, trial }, isDone, general }: MoreProps) {
  const { lang } = useOffice().shell;
  const { setUp: words, shopPages, whatsAppSetUp } = textsOf(lang);
  if (name === "payments") {
    const gateways = anyOf(gatewaysInBrowser, lang);
    return (
      <>
        <p className="field-hint">{words.payments[machine.payments](gateways)}</p>
        {machine.payments === "mock" && <ForMachine text={words.machine.payments(gateways)} />}
        {machine.payments !== "mock" && !machine.hearsGateway && <ForMachine text={words.hearsNot} />}
        {machine.payments !== "mock" && <RupeeTrial trial={trial} machine={machine} />}
      </>
    );
  }
  if (name === "delivery")
    return (
      <>
        {isDone && general && general.products > 0 && <AtGeneralRate general={general} />}
        <p className="field-hint">
          {words.guests} <a href={officePath("shop/guests")}>{shopPages.group.guests.title}</a>
        </p>
      </>
    );
  if (name === "mail")
    return (
      <>
        <p className="field-hint">{words.mail[machine.mail]}</p>
        {machine.mail === "files" && <ForMachine text={words.machine.mail} />}
        <ActionForm endpoint={setUpEndpoints.tryMail} input={{}}>
          <button type="submit" className="button button-quiet button-small">
            {words.tryMail}
          </button>
        </ActionForm>
        <p className="field-hint">{words.smsTexts}</p>
        <p>
          <a href={`/api${setUpEndpoints.smsTexts.path}`} className="button button-quiet button-small">
            <Icon name="download" /> {words.takeSmsTexts}
          </a>
        </p>
        <p className="field-hint">{whatsAppSetUp.instead}</p>
        <p>
          <a href={officePath("set-up/whatsapp")} className="button button-quiet button-small">
            <Icon name="whatsapp" /> {whatsAppSetUp.open}
          </a>
        </p>
      </>
    );
  if (name === "address" && !isDone) return <ForMachine text={words.addressNow(machine.publicUrl)} />;
  return null;
}

function AtGeneralRate({ general }: { readonly general: GeneralRate }) {
  const { lang } = useOffice().shell;
  const { hsnFinder: words } = textsOf(lang);
  return (
    <p className="changed">
      {words.general(general.products, formatBands(general, lang))}{" "}
      <a href={officePath("hsn")} className="text-link">
        {words.check}
      </a>
    </p>
  );
}

/** What stands between the shop and its last day, for whoever has no terminal. */
function Backup({ last }: { readonly last: number | null }) {
  const { lang } = useOffice().shell;
  const { backup: words } = textsOf(lang).setUp;
  return (
    <div className="set-up-part stack">
      <p>{last === null ? words.none : words.made(minute(last, lang))}</p>
      {last === null && <ForMachine text={words.machine} />}
    </div>
  );
}

function anyOf(those: readonly { readonly title: string }[], lang: Lang): string {
  return oneOf(lang).format(those.map(({ title }) => title));
}

/** In words that only somebody technical needs: out of the way of all others. */
function ForMachine({ text }: { readonly text: string }) {
  const { machine } = textsOf(useOffice().shell.lang).setUp;
  return (
    <details className="for-machine">
      <summary>
        {machine.title} <Icon name="chevron-down" className="turns" />
      </summary>
      <p>{text}</p>
    </details>
  );
}

const oneOf = inEachLang((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** One press; before it stands what goes and what stays. */
function EmptyDemo() {
  const { demo: words } = textsOf(useOffice().shell.lang).setUp;
  return (
    <ActionFold
      title={words.title}
      press={words.press}
      endpoint={setUpEndpoints.emptyDemo}
      input={{}}
      look="danger"
    >
      {() => (
        <>
          <p>{words.lead}</p>
          <Checkbox name="sure" label={words.sure} required />
        </>
      )}
    </ActionFold>
  );
}
