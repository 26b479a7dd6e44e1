import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { useWords } from "#web/ui/words.ts";

/** A hint while typing, never a hurdle: the server alone decides what is refused. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { strength } = useWords("accounts", accountsWords).register;
  const grade = gradeOf(password);
  if (password === "") return null;
  const colour = grade < 3 ? "strength-fair" : "strength-good";
  return (
    <p className="strength" role="status">
      <span className="strength-bars" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`strength-bar ${step <= grade ? colour : ""}`} />
        ))}
      </span>
      {strength[grade]}
    </p>
  );
}

function gradeOf(password: string): number {
  const letters = [...password].length;
  if (letters < 6) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const different = new Set(password).size;
  return Math.min(
    4,
    1 + Number(letters >= 10) + Number(letters >= 14) + Number(kinds >= 3 && different >= 6),
  );
}
