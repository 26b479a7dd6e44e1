import { type ComponentProps, useState } from "react";
import { useCoreTexts } from "./core-texts.ts";
import { TextField } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "after">;

export function PasswordField(props: PasswordFieldProps) {
  const { shell } = useCoreTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <IconButton
          label={shell.showPassword}
          aria-pressed={shown}
          className="needs-script password-eye"
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </IconButton>
      }
    />
  );
}
