import type { AnswerOf } from "#contract/endpoint.ts";
import { fewestOfStaff } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { joinEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { Scene } from "#web/ui/scene.tsx";

type JoinPageProps = Omit<AnswerOf<typeof joinEndpoints.show>, "success" | "message"> & {
  readonly token: string;
};

export function JoinPage({ token, kind, to, role, by, hasAccount, self }: JoinPageProps) {
  const { shell, words } = useOffice();
  const { join } = words;
  const shop = shell.shop.name;
  const as = words.people.roles[role];
  const login = paths.login({ next: `${officePath("join")}?token=${token}` });
  return (
    <div className="narrow stack">
      <Scene name="store" />
      <h1>{kind === "link" ? join.titleOwner : join.title}</h1>
      <p>{kind === "link" ? join.first(shop) : by ? join.askedBy(by, shop, as) : join.asked(shop, as)}</p>
      {self !== null ? (
        <ActionForm endpoint={joinEndpoints.join} input={{ token }} className="stack">
          <p>{join.as(self)}</p>
          <button type="submit" className="button button-primary">
            {join.accept}
          </button>
        </ActionForm>
      ) : hasAccount ? (
        <>
          <p>{join.hasAccount(to)}</p>
          <a href={login} className="button button-primary">
            {join.signIn}
          </a>
        </>
      ) : (
        <>
          <ActionForm endpoint={joinEndpoints.join} input={{ token }} className="stack">
            {(state) => (
              <>
                <ActionField
                  state={state}
                  name="name"
                  label={join.name}
                  required
                  maxLength={100}
                  autoComplete="name"
                />
                {kind === "link" && (
                  <ActionField
                    state={state}
                    name="email"
                    label={join.email}
                    type="email"
                    required
                    maxLength={254}
                    autoComplete="username"
                  />
                )}
                {kind === "mail" && (
                  <input
                    type="email"
                    value={to}
                    autoComplete="username"
                    readOnly
                    className="sr-only"
                    tabIndex={-1}
                    aria-hidden
                  />
                )}
                {kind !== "sms" && (
                  <ActionField
                    state={state}
                    name="password"
                    label={join.password}
                    hint={join.passwordHint}
                    type="password"
                    required
                    minLength={fewestOfStaff}
                    maxLength={128}
                    autoComplete="new-password"
                  />
                )}
                <button type="submit" className="button button-primary">
                  {join.open}
                </button>
              </>
            )}
          </ActionForm>
          <p>
            <a href={login}>{join.orSignIn}</a>
          </p>
        </>
      )}
    </div>
  );
}
