const scope = "/manage";
const visitKey = "haat-told";
const asked = { userVisibleOnly: true };

/** Lets this browser take messages, where it can and its owner wants it to. */
export function notificationsHere(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-push]");
  if (!("serviceWorker" in navigator && "PushManager" in window)) {
    tell("unable");
    return;
  }
  void keepNotifications().catch(() => {});
  if (!button) return;
  button.hidden = false;
  button.form?.addEventListener("submit", (event) => {
    if (button.form?.endpoint.value) return;
    event.preventDefault();
    void subscribe(button);
  });
  const drop = document.querySelector<HTMLButtonElement>("[data-push-drop]");
  drop?.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void unsubscribe().finally(() => drop.form?.submit());
  });
}

async function subscribe({ form, dataset }: HTMLButtonElement): Promise<void> {
  if (!form || !dataset.push) return;
  if ((await Notification.requestPermission()) !== "granted") return tell("unable");
  try {
    const registration = await navigator.serviceWorker.register(`${scope}/worker.js`, { scope });
    await ready(registration);
    const wanted = { ...asked, applicationServerKey: bytesOf(dataset.push) };
    // A browser that was tied to another shop's keys, or to those of before, is tied anew.
    const subscription = await registration.pushManager.subscribe(wanted).catch(async () => {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return registration.pushManager.subscribe(wanted);
    });
    for (const [name, value] of Object.entries(addressOf(subscription)))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    localStorage.setItem(visitKey, visit());
    form.requestSubmit();
  } catch {
    tell("failed");
  }
}

/** Who signs in again in a browser that took messages goes on being told in it; what was dropped stays dropped. */
async function keepNotifications(): Promise<void> {
  const before = localStorage.getItem(visitKey);
  if (!before || before === visit() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration || new URL(registration.scope).pathname !== scope) return;
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return;
  const answer = await fetch("/api/manage/told/devices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(addressOf(subscription)),
  });
  if (answer.ok) localStorage.setItem(visitKey, visit());
}

async function unsubscribe(): Promise<void> {
  localStorage.removeItem(visitKey);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function visit(): string {
  return document.body.dataset.visit ?? "";
}

function ready(registration: ServiceWorkerRegistration): Promise<unknown> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
    });
  });
}

function addressOf(subscription: PushSubscription): Record<"endpoint" | "p256dh" | "auth", string> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function tell(what: "unable" | "failed"): void {
  const place = document.querySelector<HTMLElement>("[data-push-unable]");
  if (place) place.textContent = place.dataset[what === "unable" ? "pushUnable" : "pushFailed"] ?? "";
}
