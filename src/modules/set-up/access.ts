import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/set-up": all(200),
  "GET /manage/set-up/sms-texts": all(200),
  "GET /manage/set-up/promises": all(200),
  "POST /manage/set-up/promises/{id}": all(200, { id: () => "hero", body: () => ({ as: "keep" }) }),
  "POST /manage/set-up/mail": all(200),
  "POST /manage/set-up/payments": all(200),
  "POST /manage/set-up/rupee": all(200),
  "POST /manage/set-up/rupee/look": all(200),
  "POST /manage/set-up/empty-demo": all(422, { body: () => ({}) }),
};

/** But for what empties the demo, of which others live. */
export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) => ask(method, `/manage${path}`, body, owner);
  await office("GET", "/set-up");
  await office("GET", "/set-up/promises");
  await office("POST", "/set-up/promises/hero", { as: "keep" });
  await office("POST", "/set-up/mail", {});
  await office("POST", "/set-up/payments", {});
  await office("POST", "/set-up/rupee", {});
  await office("POST", "/set-up/rupee/look", {});
};
