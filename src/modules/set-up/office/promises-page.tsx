import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { SettingField } from "#modules/settings/office/public/fields/setting-field.tsx";
import { SettingForm } from "#modules/settings/office/public/fields/setting-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { setUpEndpoints } from "../endpoints.ts";

type Listed = AnswerOf<typeof setUpEndpoints.promises>;
type Promised = Listed["promises"][number];

/** Facts and pages are changed where they are kept; words here. */
const places: Readonly<Record<string, string>> = {
  welcome: "shop/home",
  sameDay: "shop/delivery",
  deliveryDays: "shop/support",
  deliveryCost: "shop/pricing",
  waysToPay: "shop/payments",
  returnDays: "shop/support",
  wayBack: "shop/returns",
};

export function PromisesPage({ promises, isReal }: Pick<Listed, "promises" | "isReal">) {
  const { promises: words, setUp } = textsOf(useOffice().shell.lang);
  const open = promises.filter(({ state }) => state === "open").length;
  return (
    <>
      <BackTo to="set-up" name={setUp.title} />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <p className="muted">{isReal ? words.real : words.trial}</p>
      <p className="above-m strong">{words.left(open)}</p>
      <ul className="rows">
        {promises.map((one) => (
          <li key={one.id} id={one.id} className="promise">
            <PromiseRow one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PromiseRow({ one }: { readonly one: Promised }) {
  const { promises: words } = textsOf(useOffice().shell.lang);
  const { id, page, state, isNeeded, oldHindi } = one;
  const name = useName(one);
  const canKeep = state === "open" || state === "removed";
  const canRemove = !isNeeded && state !== "removed";
  return (
    <>
      <h2 className="promise-name">
        {name} <Badge look={state === "open" ? "marigold" : "plain"}>{words.state[state]}</Badge>
      </h2>
      {state === "removed" ? <p className="muted">{words.nothing}</p> : <PromiseLines one={one} />}
      {oldHindi && (
        <p className="promise-old">
          <Icon name="alert" /> {words.oldHindi[oldHindi]}
        </p>
      )}
      <div className="reach">
        {canKeep && <Decide id={id} as="keep" said={words.keep} name={name} />}
        <a
          href={officePath(page ? `shop/policies/${page}` : (places[id] ?? `set-up/promises/${id}`))}
          className="button button-quiet button-small"
          aria-label={words.doneTo(words.change, name)}
        >
          {words.change}
        </a>
        {canRemove && <Decide id={id} as="remove" said={words.remove} name={name} />}
      </div>
    </>
  );
}

/** Both languages, as they belong together; facts that read the same in both are said once. */
function PromiseLines({ one: { en, hi } }: { readonly one: Promised }) {
  const { lang } = useOffice().shell;
  const both = [
    { of: "en", lines: en },
    { of: "hi", lines: hi },
  ] as const;
  const shown = en.join("\n") === hi.join("\n") ? both.slice(0, 1) : both;
  return shown
    .toSorted((_, { of }) => (of === lang ? 1 : -1))
    .map(({ of, lines }) => (
      <ul key={of} lang={of} className="promise-said">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ));
}

type DecideProps = { id: string; as: "keep" | "remove"; said: string; name: string };

function Decide({ id, as, said: text, name }: DecideProps) {
  const { promises: words } = textsOf(useOffice().shell.lang);
  const look = as === "keep" ? "button-primary" : "button-quiet";
  return (
    <ActionForm
      endpoint={setUpEndpoints.decide}
      input={{ id, as }}
      next={`${officePath("set-up/promises")}#${id}`}
    >
      <button type="submit" className={`button button-small ${look}`} aria-label={words.doneTo(text, name)}>
        {text}
      </button>
    </ActionForm>
  );
}

function useName({ id, page }: Promised): string {
  const { promises: words, policies } = textsOf(useOffice().shell.lang);
  return page ? words.page(policies.pages[page as keyof typeof policies.pages].name) : (words.name[id] ?? id);
}

type PromisePageProps = Omit<React.ComponentProps<typeof SettingForm>, "children"> & {
  readonly one: Promised;
};

export function PromisePage({ one, ...form }: PromisePageProps) {
  const { promises: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackTo to="set-up/promises" name={words.title} />
      <h1>{useName(one)}</h1>
      <SettingForm {...form}>
        {form.parts.map(([name, shape]) => (
          <SettingField key={name} name={name} shape={shape} />
        ))}
      </SettingForm>
    </>
  );
}
