import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { policyPath } from "#modules/policies/rules/policy-pages.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SettingForm } from "./fields/setting-form.tsx";

type SettingPageProps = React.ComponentProps<typeof SettingForm>;

/** Where shoppers see it, of what has one place. */
const inShop: Partial<Record<SettingGroup, string>> = {
  announcement: paths.home(),
  categories: paths.home(),
  contact: policyPath("contact"),
  home: paths.home(),
  newsletter: paths.home(),
  sale: paths.flashSale(),
  shop: paths.home(),
};

/** What the shop says of itself in one matter. */
export function SettingPage(props: SettingPageProps) {
  const { lang } = useOffice().shell;
  const { shopPages: words, policies } = textsOf(lang);
  const group = props.state.group as SettingGroup;
  const { title, lead } = words.group[group];
  const seenAt = inShop[group];
  return (
    <>
      <BackToShop />
      <h1>{title}</h1>
      <p className="setting-lead">{lead}</p>
      {seenAt && (
        <p className="setting-intro below-s">
          <a href={pathIn(lang, seenAt)} className="out-link">
            {policies.office.inShop} <Icon name="external" />
          </a>
        </p>
      )}
      <SettingForm {...props} />
    </>
  );
}

export function BackToShop() {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  return <BackTo to="shop" name={words.title} />;
}
