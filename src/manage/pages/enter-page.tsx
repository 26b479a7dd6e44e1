import type { AnswerOf } from "#contract/call.ts";
import { factorCalls } from "#contract/calls/factor.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { DeedField } from "../parts/deed-field.tsx";
import { useDeed } from "../parts/deed-form.tsx";
import { PasskeyForm } from "../parts/passkey-form.tsx";

type EnterPageProps = Pick<AnswerOf<typeof factorCalls.show>, "passkeys" | "codeWays"> & {
  /** What goes on with whatever is shown here. */
  readonly kept: Readonly<Record<string, string>>;
  readonly isCarrying: boolean;
  readonly sentTo: string | undefined;
};

export function EnterPage({ passkeys, codeWays, kept, isCarrying, sentTo }: EnterPageProps) {
  const { factor: words } = useOffice().words;
  const code = useDeed(factorCalls.showCode, {});
  const awaitsCode = sentTo !== undefined || code.isRefused;
  return (
    <div className="narrow stack">
      <Scene name="lock" />
      <h1>{words.title}</h1>
      <p>{passkeys.length > 0 ? words.whyPasskey : words.why}</p>
      {isCarrying && <p className="text-muted">{words.carried}</p>}
      {passkeys.length > 0 && (
        <PasskeyForm
          does="show"
          options={factorCalls.challenge}
          call={factorCalls.showPasskey}
          input={kept}
          action={officePath("enter")}
        >
          <button type="submit" className="button button-primary">
            <Icon name="lock" /> {words.usePasskey}
          </button>
        </PasskeyForm>
      )}
      {awaitsCode && (
        <DoorForm kept={kept} call={factorCalls.showCode.name}>
          {sentTo !== undefined && <p role="status">{words.sentTo(sentTo)}</p>}
          <DeedField
            state={code}
            name="code"
            label={words.code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            autoFocus
          />
          <button type="submit" className="button button-primary">
            {words.show}
          </button>
        </DoorForm>
      )}
      {codeWays.map(({ way, to }) => (
        <DoorForm key={way} kept={kept} call={factorCalls.sendCode.name}>
          <input type="hidden" name="way" value={way} />
          <button
            type="submit"
            className={passkeys.length > 0 || awaitsCode ? "button button-quiet" : "button button-primary"}
          >
            <Icon name={way === "mail" ? "mail" : "phone"} />{" "}
            {awaitsCode ? words.sendAgain(to) : words.sendCode(to)}
          </button>
        </DoorForm>
      ))}
      {passkeys.length === 0 && codeWays.length === 0 && <p>{words.none}</p>}
      {!awaitsCode && !isCarrying && <p className="text-muted">{words.after}</p>}
      {passkeys.length > 0 && codeWays.length === 0 && (
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      )}
    </div>
  );
}

type DoorFormProps = {
  readonly kept: Readonly<Record<string, string>>;
  readonly call: string;
  readonly children: React.ReactNode;
};

/** All forms of the door go to the door, wherever what waits came from. */
function DoorForm({ kept, call, children }: DoorFormProps) {
  return (
    <form method="post" action={officePath("enter")} className="stack">
      {Object.entries({ ...kept, call }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
