import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { BackTo } from "../parts/back-to.tsx";
import { SettingForm } from "../settings/setting-form.tsx";

type SettingPageProps = React.ComponentProps<typeof SettingForm>;

/** What the shop says of itself in one matter. */
export function SettingPage(props: SettingPageProps) {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const { title, lead } = words.group[props.state.group as SettingGroup];
  return (
    <>
      <BackToShop />
      <h1>{title}</h1>
      <p className="setting-lead">{lead}</p>
      <SettingForm {...props} />
    </>
  );
}

export function BackToShop() {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  return <BackTo to="shop" name={words.title} />;
}
