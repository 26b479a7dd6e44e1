import { notificationsEndpoints } from "#contract/endpoints/notifications.ts";
import type { NotificationsView } from "#contract/office-view.ts";
import { day } from "#web/ui/format-dates.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionForm } from "./action-form.tsx";

/** Its own device is added by the script, which alone can ask a browser for an address. */
export function NotificationDevices({ told: { devices, key } }: { readonly told: NotificationsView }) {
  const { shell, words } = useOffice();
  const { notifications: told } = words;
  return (
    <>
      {devices.length === 0 ? (
        <p className="nothing">{told.noDevices}</p>
      ) : (
        <ul className="rows">
          {devices.map(({ id, browser, since, isThis }) => (
            <li key={id} className="row">
              <p className="row-link">
                {told.device(browser || told.unknown, day(since, shell.lang))}{" "}
                {isThis && <b>({told.isThis})</b>}
              </p>
              <ActionForm endpoint={notificationsEndpoints.dropDevice} input={{ id }}>
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
        endpoint={notificationsEndpoints.addDevice}
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
