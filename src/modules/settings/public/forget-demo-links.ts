import { settingGroups } from "#contract/shop-settings.ts";
import type { SettingsService } from "../service.ts";

/** The networks that a new shop shows lead to nobody's page. What somebody wrote, now or a moment ago, stays. */
export async function forgetDemoLinks(
  settings: Pick<SettingsService, "look" | "change">,
  by: string,
): Promise<void> {
  const { version, value } = await settings.look("social");
  if (JSON.stringify(value.links) !== JSON.stringify(settingGroups.social.parse({}).links)) return;
  await settings.change("social", { seen: version, fields: { links: [] }, by });
}
