import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { factorEndpoints } from "#modules/accounts/second-factor/endpoints.ts";
import { TextField } from "#web/ui/field.tsx";
import { day } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LogOut, MeRows } from "./me-rows.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

type MePageProps = Pick<AnswerOf<typeof factorEndpoints.show>, "isSure" | "passkeys" | "reach">;

export function MePage({ isSure, passkeys, reach }: MePageProps) {
  const { shell, words, role } = useOffice();
  const { me } = words;
  return (
    <>
      <h1>{shell.user?.name || me.title}</h1>
      {role && (
        <p className="muted">
          <b>{words.people.roles[role]}</b> · {words.people.roleHints[role]}
        </p>
      )}
      <Section title={me.passkeys}>
        <p className="below-m muted">{me.about}</p>
        <ul className="history">
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id}>
              <b>{name}</b>
              <span className="row-facts">
                {me.added(day(addedAt, shell.lang))} ·{" "}
                {usedAt === null ? me.unused : me.used(day(usedAt, shell.lang))}
              </span>
              <ActionFold
                title={me.rename}
                endpoint={factorEndpoints.rename}
                input={{ id, next: officePath("me") }}
              >
                {(state) => (
                  <ActionField state={state} name="name" label={me.name} defaultValue={name} required />
                )}
              </ActionFold>
              <ActionForm endpoint={factorEndpoints.remove} input={{ id }} next={officePath("me")}>
                <button type="submit" className="button button-danger button-small">
                  <Icon name="trash" /> {me.remove} <span className="sr-only">{name}</span>
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
        {isSure ? (
          <PasskeyForm
            does="add"
            options={factorEndpoints.offer}
            endpoint={factorEndpoints.add}
            input={{ next: officePath("me") }}
          >
            <TextField
              label={me.name}
              name="name"
              defaultValue={me.device}
              required
              maxLength={100}
              autoComplete="off"
            />
            <button type="submit" className="button button-primary">
              {me.add}
            </button>
          </PasskeyForm>
        ) : (
          <p>
            <a className="button button-primary" href={`${officePath("enter")}?next=${officePath("me")}`}>
              {me.sureFirst}
            </a>
          </p>
        )}
        <noscript>
          <p className="muted">{words.factor.noScript}</p>
        </noscript>
      </Section>
      {reach.length > 0 && (
        <Section title={me.codes}>
          <ul className="history">
            {reach.map(({ way, to }) => (
              <li key={way} className="line gap-s">
                <Icon name={way === "mail" ? "mail" : "phone"} />{" "}
                {(way === "mail" && shell.user?.email) || to}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <MeRows />
      <LogOut />
    </>
  );
}
