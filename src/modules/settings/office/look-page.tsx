import { logoPath } from "#contract/logo-path.ts";
import type { Parts } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { OwnPicture } from "#manage/parts/own-picture.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { Section } from "#manage/parts/section.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { settingsEndpoints } from "../endpoints.ts";
import { ColourFields } from "./public/fields/colour-fields.tsx";
import type { Flat } from "./public/fields/flat-fields.ts";
import { SettingForm, type SettingState } from "./public/fields/setting-form.tsx";
import { BackToShop } from "./public/setting-page.tsx";

type LookPageProps = {
  readonly state: SettingState;
  /** The colours by day and by night. */
  readonly parts: Parts;
  readonly typed: Flat | undefined;
  /** The set that was tapped. */
  readonly pressed: string | undefined;
};

const form = "colours";

export function LookPage({ state, parts, typed, pressed }: LookPageProps) {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const { logo, hero } = state.value as { readonly logo: string; readonly hero: string };
  return (
    <>
      <BackToShop />
      <h1>{words.group.look.title}</h1>
      <p className="setting-lead">{words.group.look.lead}</p>
      <Section title={words.look.logo}>
        <OwnPicture
          endpoint={settingsEndpoints.setPicture}
          input={{ place: "logo" }}
          of="logo"
          now={{ src: logo ? logoPath(logo, 192) : "/icon-192.png", wide: 96, high: 96 }}
          hint={words.look.hint.logo}
        />
        {logo !== "" && <Back state={state} names="logo" said={words.look.noLogo} />}
      </Section>
      <Section title={words.look.hero}>
        <OwnPicture
          endpoint={settingsEndpoints.setPicture}
          input={{ place: "hero" }}
          of="hero"
          now={{ src: pictureUrl(hero, 800, "webp"), wide: 240, high: 160 }}
          hint={words.look.hint.hero}
        />
        {state.set.includes("hero") && <Back state={state} names="hero" said={words.look.ownHero} />}
      </Section>
      <Section title={words.look.colours}>
        <SettingForm id={form} state={state} parts={parts} typed={typed} only={["light", "dark"]}>
          <ColourFields pressed={pressed} />
        </SettingForm>
        {(state.set.includes("light") || state.set.includes("dark")) && (
          <Back state={state} names="light,dark" said={words.look.ownColours} />
        )}
      </Section>
      <SaveBar
        form={form}
        label={words.look.saveColours}
        note={pressed === undefined ? undefined : words.unsaved}
      />
    </>
  );
}

type BackProps = { readonly state: SettingState; readonly names: string; readonly said: string };

/** To what the shop brings itself. */
function Back({ state, names, said: text }: BackProps) {
  const input = { group: state.group, seen: state.version, reset: names };
  return (
    <ActionForm endpoint={settingsEndpoints.change} input={input}>
      <button type="submit" className="button button-quiet button-small">
        {text}
      </button>
    </ActionForm>
  );
}
