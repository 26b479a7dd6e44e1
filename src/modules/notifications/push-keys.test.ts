import { expect, it } from "vitest";
import webPush from "web-push";
import { pushKeysOf } from "./push-keys.ts";

it("makes keys that push services take, the same at each start", () => {
  const keys = pushKeysOf("a key of the shop");
  expect(pushKeysOf("a key of the shop")).toEqual(keys);
  expect(pushKeysOf("another key")).not.toEqual(keys);
  const { publicKey, privateKey } = keys;
  const headers = webPush.getVapidHeaders(
    "https://push.example",
    "mailto:a@b.example",
    publicKey,
    privateKey,
    "aes128gcm",
  );
  expect(headers.Authorization).toContain(`k=${publicKey}`);
});
