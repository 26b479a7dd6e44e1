import type { ReactNode } from "react";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { notificationEndpoints } from "../endpoints.ts";
import { NotificationDevices, type NotificationsView } from "./notification-devices.tsx";

/** What one is told while the back office is closed, and by which ways. */
export function NotificationsPage({ notifications: told }: { readonly notifications: NotificationsView }) {
  const { notifications: words } = textsOf(useOffice().shell.lang);
  const { wish: request, email, phone } = told;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="muted">{words.lead}</p>
      <ActionForm endpoint={notificationEndpoints.choose} input={{}} className="choices">
        <Choices title={words.orders}>
          {(["each", "digest", "none"] as const).map((value) => (
            <Checkbox
              key={value}
              kind="radio"
              name="orders"
              value={value}
              defaultChecked={request.orders === value}
              label={words.ordersAs[value]}
            />
          ))}
        </Choices>
        <Choices title={words.more}>
          <Checkbox name="troubles" defaultChecked={request.troubles} label={words.troubles} />
          <Checkbox name="asked" defaultChecked={request.asked} label={words.asked} />
          <Checkbox name="summary" defaultChecked={request.summary} label={words.summary} />
        </Choices>
        <Choices title={words.ways}>
          <Checkbox name="byPush" defaultChecked={request.byPush} label={words.byPush} />
          {email === null ? (
            <p className="field-hint">{words.noMail}</p>
          ) : (
            <Checkbox name="byMail" defaultChecked={request.byMail} label={words.byMail(email)} />
          )}
          {phone === null ? (
            <p className="field-hint">{words.noPhone}</p>
          ) : (
            <Checkbox name="bySms" defaultChecked={request.bySms} label={words.bySms(phoneShown(phone))} />
          )}
        </Choices>
        <button type="submit" className="button button-primary">
          {words.keep}
        </button>
      </ActionForm>
      <Section title={words.devices}>
        <NotificationDevices notifications={told} />
      </Section>
      <ActionForm endpoint={notificationEndpoints.tryOut} input={{}}>
        <button type="submit" className="button button-quiet">
          {words.tryOut}
        </button>
      </ActionForm>
    </>
  );
}

function Choices({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="field-label">{title}</legend>
      {children}
    </fieldset>
  );
}
