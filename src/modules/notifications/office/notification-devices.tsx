import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { day } from "#web/ui/format-dates.ts";
import { notificationEndpoints } from "../endpoints.ts";

/** What somebody wants to be told, and how. */
export type NotificationsView = Omit<AnswerOf<typeof notificationEndpoints.see>, "success" | "message">;

/** Its own device is added by the script, which alone can ask a browser for an address. */
export function NotificationDevices({
  notifications: { devices, key },
}: {
  readonly notifications: NotificationsView;
}) {
  const { lang } = useOffice().shell;
  const { notifications: told } = textsOf(lang);
  return (
    <>
      {devices.length === 0 ? (
        <p className="nothing">{told.noDevices}</p>
      ) : (
        <ul className="rows">
          {devices.map(({ id, browser, since, isThis }) => (
            <li key={id} className="row">
              <p className="row-link">
                {told.device(browser || told.unknown, day(since, lang))} {isThis && <b>({told.isThis})</b>}
              </p>
              <ActionForm endpoint={notificationEndpoints.dropDevice} input={{ id }}>
                <button
                  type="submit"
                  className="button button-quiet button-small"
                  data-push-drop={isThis || undefined}
                >
                  {told.drop}
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        endpoint={notificationEndpoints.addDevice}
        input={{ endpoint: "", p256dh: "", auth: "" }}
        id="push"
      >
        <button type="submit" className="button button-quiet above-m" data-push={key} hidden>
          {told.add}
        </button>
      </ActionForm>
      <p className="field-hint" role="status" data-push-unable={told.unable} data-push-failed={told.failed} />
    </>
  );
}
