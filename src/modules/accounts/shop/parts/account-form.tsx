import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { Form } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { Button, type ButtonLook } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { FaultSummary } from "./fault-summary.tsx";
import { FormAlert } from "./form-alert.tsx";
import { CancelLink } from "./profile-part.tsx";
import { type CheckForm, type Faults, useFaults } from "./use-faults.ts";
import { useProblem } from "./use-problem.ts";

const ProblemContext = createContext<FormProblem | undefined>(undefined);
const FaultsContext = createContext<Faults>({});

type AccountFormProps = {
  readonly endpoint: Endpoint;
  /** Sent along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly pendingLabel?: string;
  readonly look?: ButtonLook;
  /** One part of a longer page: it can be left, and the page stays where it was. */
  readonly isPart?: boolean;
  /** Says an empty field in the shop's words and not in the browser's. */
  readonly noValidate?: boolean;
  /** Looks at the fields before they are sent, all at once, and each when it is left. */
  readonly check?: CheckForm;
  readonly children?: ReactNode;
};

/** A form about an account: says what was wrong with it, and keeps what had been typed. */
export function AccountForm(props: AccountFormProps) {
  const {
    endpoint,
    hidden = {},
    submit,
    pendingLabel,
    look,
    isPart = false,
    noValidate,
    check,
    children,
  } = props;
  const { problem, pending } = useProblem(endpoint);
  const { faults, tried, handlers } = useFaults(check);
  const button = (
    <Button
      type="submit"
      size={isPart ? "usual" : "large"}
      pending={pending}
      {...(look && { look })}
      {...(pendingLabel && { pendingLabel })}
    >
      {submit}
    </Button>
  );
  return (
    <ProblemContext value={problem}>
      <FaultsContext value={faults}>
        <Form
          method="post"
          className="stack gap-l"
          preventScrollReset={isPart}
          noValidate={noValidate}
          {...handlers}
        >
          <FormAlert problem={problem} />
          {tried > 0 && <FaultSummary faults={faults} tried={tried} />}
          {Object.entries({ call: endpoint.name, ...hidden }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          {isPart ? (
            <div className="beside wraps">
              {button}
              <CancelLink />
            </div>
          ) : (
            button
          )}
        </Form>
      </FaultsContext>
    </ProblemContext>
  );
}

/** What was wrong with one field of the form around it. */
export function useFieldError(name: string): string | undefined {
  const problem = useContext(ProblemContext);
  const fault = useContext(FaultsContext)[name];
  return fault ?? (problem?.field === name ? problem.message : undefined);
}

/** What had been typed into it, where the form is shown again. */
export function useTyped(name: string): string | undefined {
  return useContext(ProblemContext)?.values?.[name];
}

type FormFieldProps = ComponentProps<typeof TextField> & { readonly name: string };

export function FormField({ defaultValue, ...rest }: FormFieldProps) {
  const typed = useTyped(rest.name);
  return <TextField defaultValue={typed ?? defaultValue} error={useFieldError(rest.name)} {...rest} />;
}

/** For what may take more than a line. */
export function FormArea({
  defaultValue,
  ...rest
}: ComponentProps<typeof TextAreaField> & { readonly name: string }) {
  const typed = useTyped(rest.name);
  return (
    <TextAreaField defaultValue={typed ?? defaultValue} error={useFieldError(rest.name)} rows={2} {...rest} />
  );
}

/** The address that one signs in with. */
export function EmailField(props: Partial<FormFieldProps>) {
  const { email, emailPlaceholder } = useWords("accounts", accountsWords);
  return (
    <FormField
      label={email}
      name="email"
      type="email"
      autoComplete="username"
      placeholder={emailPlaceholder}
      required
      {...props}
    />
  );
}

type FormPasswordProps = {
  readonly kind: "current" | "new";
} & Partial<ComponentProps<typeof PasswordField>>;

/** Its words are the browser's own kind: the one that is known, or the one to choose by the rule beneath. */
export function FormPassword({ kind, name = "password", ...rest }: FormPasswordProps) {
  const { currentPassword, newPassword, register } = useWords("accounts", accountsWords);
  return (
    <PasswordField
      label={kind === "new" ? newPassword : currentPassword}
      name={name}
      autoComplete={`${kind}-password`}
      required
      error={useFieldError(name)}
      {...(kind === "new" && { hint: register.passwordHint })}
      {...rest}
    />
  );
}

export function RememberBox() {
  const { login } = useWords("accounts", accountsWords);
  const values = useContext(ProblemContext)?.values;
  return (
    <Checkbox label={login.remember} name="remember" value="1" defaultChecked={values?.remember === "1"} />
  );
}
