import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
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
  return (
    <p>
      <a href={officePath("shop")} className="out-link">
        <Icon name="chevron-left" /> {words.title}
      </a>
    </p>
  );
}
