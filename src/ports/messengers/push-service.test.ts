import { expect, it } from "vitest";
import { isPushService } from "./push-service.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
])("sends to %s", (endpoint) => expect(isPushService(endpoint)).toBe(true));

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evilfcm.googleapis.com/abc",
  "https://evil.example/fcm.googleapis.com",
  "https://evilpush.apple.com/abc",
  "https://a@fcm.googleapis.com/abc",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://169.254.169.254/latest/meta-data",
  "http://localhost:5432/",
  "file:///etc/passwd",
  "nothing",
])("sends nothing to %s", (endpoint) => expect(isPushService(endpoint)).toBe(false));

it("sends to what the machine names, and to nothing else there", () => {
  const more = ["http://127.0.0.1:4999"];
  expect(isPushService("http://127.0.0.1:4999/push/1", more)).toBe(true);
  expect(isPushService("http://127.0.0.1:4998/push/1", more)).toBe(false);
  expect(isPushService("http://a@127.0.0.1:4999/push/1", more)).toBe(false);
});
