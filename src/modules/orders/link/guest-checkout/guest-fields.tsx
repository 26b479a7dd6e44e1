import { textsOf } from "#contract/texts/texts.ts";
import { TextField } from "#web/ui/field.tsx";
import { fieldsOf, type GuestPart } from "./guest-part.ts";
import { GuestPlace } from "./guest-place.tsx";

/** Who and where to, in the order of the address on a parcel; each is what the browser can fill in. */
export function GuestFields({ view, lang, problem }: GuestPart) {
  const { guestCheckout: words } = textsOf(lang);
  const field = fieldsOf({ problem, lang });
  return (
    <>
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        {...field("phone")}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <TextField label={words.name} {...field("name")} required autoComplete="name" maxLength={100} />
      <TextField
        label={words.pinCode}
        {...field("pinCode")}
        {...(!problem && view.knownPin && { defaultValue: view.knownPin, "data-guess": "" })}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <div data-anew="place" aria-live="polite">
        <GuestPlace view={view} lang={lang} problem={problem} />
      </div>
      <TextField
        label={words.street}
        {...field("street")}
        required
        autoComplete="street-address"
        maxLength={150}
      />
      <TextField
        label={words.landmark}
        hint={words.landmarkHint}
        {...field("landmark")}
        autoComplete="off"
        maxLength={45}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}
