import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { useAction } from "#manage/parts/action-form.tsx";
import { factorEndpoints } from "#modules/accounts/second-factor/endpoints.ts";
import { moment } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

type Factors = AnswerOf<typeof factorEndpoints.show>;
type EnterPageProps = Pick<Factors, "passkeys" | "reach" | "codeWays" | "canRecover" | "recoveryAt"> & {
  /** What goes on with whatever is shown here. */
  readonly kept: Readonly<Record<string, string>>;
  readonly isCarrying: boolean;
  readonly sentTo: string | undefined;
};

export function EnterPage(props: EnterPageProps) {
  const { passkeys, reach, codeWays, canRecover, recoveryAt, kept, isCarrying, sentTo } = props;
  const { shell, words: all } = useOffice();
  const { factor: words } = all;
  const code = useAction(factorEndpoints.showCode, {});
  const hasNoCode = codeWays.length === 0;
  // The terminal's code is typed where no other can be sent.
  const awaitsCode = sentTo !== undefined || code.isRefused || hasNoCode;
  const isOnlySignIn = passkeys.length === 0 && hasNoCode && reach.length > 0;
  return (
    <div className="narrow stack">
      <Scene name="lock" />
      <h1>{words.title}</h1>
      <p>{passkeys.length > 0 ? words.whyPasskey : isOnlySignIn ? words.isSignIn : words.why}</p>
      {isCarrying && <p className="muted">{words.carried}</p>}
      {passkeys.length > 0 && (
        <PasskeyForm
          does="show"
          options={factorEndpoints.challenge}
          endpoint={factorEndpoints.showPasskey}
          input={kept}
          action={officePath("enter")}
        >
          <button type="submit" className="button button-primary">
            <Icon name="lock" /> {words.usePasskey}
          </button>
        </PasskeyForm>
      )}
      {awaitsCode && !hasNoCode && <CodeForm kept={kept} sentTo={sentTo} />}
      {codeWays.map(({ way, to }) => (
        <SecondFactorForm key={way} kept={kept} call={factorEndpoints.sendCode.name}>
          <input type="hidden" name="way" value={way} />
          <button
            type="submit"
            className={passkeys.length > 0 || awaitsCode ? "button button-quiet" : "button button-primary"}
          >
            <Icon name={way === "mail" ? "mail" : "phone"} />{" "}
            {awaitsCode ? words.sendAgain(to) : words.sendCode(to)}
          </button>
        </SecondFactorForm>
      ))}
      {passkeys.length === 0 && reach.length === 0 && <p>{words.none}</p>}
      {hasNoCode && (
        <details className="fold" open={isOnlySignIn || code.isRefused}>
          <summary>{words.lost}</summary>
          <div className="fold-form stack">
            {recoveryAt !== null && <p>{words.recoveryFrom(moment(recoveryAt, shell.lang))}</p>}
            {canRecover && recoveryAt === null && (
              <SecondFactorForm kept={kept} call={factorEndpoints.recover.name}>
                <p className="muted">{words.recoverHint}</p>
                <button type="submit" className="button button-quiet">
                  {words.recover}
                </button>
              </SecondFactorForm>
            )}
            <p className="muted">{words.terminal}</p>
            <CodeForm kept={kept} sentTo={undefined} />
          </div>
        </details>
      )}
      {!awaitsCode && !isCarrying && <p className="muted">{words.after}</p>}
      {passkeys.length > 0 && codeWays.length === 0 && (
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      )}
    </div>
  );
}

type CodeFormProps = {
  readonly kept: Readonly<Record<string, string>>;
  readonly sentTo: string | undefined;
};

function CodeForm({ kept, sentTo }: CodeFormProps) {
  const { factor: words } = useOffice().words;
  const code = useAction(factorEndpoints.showCode, {});
  return (
    <SecondFactorForm kept={kept} call={factorEndpoints.showCode.name}>
      {sentTo !== undefined && <p role="status">{words.sentTo(sentTo)}</p>}
      <ActionField
        state={code}
        name="code"
        label={words.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        autoFocus={sentTo !== undefined}
      />
      <button type="submit" className="button button-primary">
        {words.show}
      </button>
    </SecondFactorForm>
  );
}

type SecondFactorFormProps = {
  readonly kept: Readonly<Record<string, string>>;
  readonly call: string;
  readonly children: React.ReactNode;
};

/** All forms of the prompt post to it, wherever what waits came from. */
function SecondFactorForm({ kept, call, children }: SecondFactorFormProps) {
  return (
    <form method="post" action={officePath("enter")} className="stack">
      {Object.entries({ ...kept, call }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
