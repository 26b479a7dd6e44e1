import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /webhooks/whatsapp": all(400),
  "POST /webhooks/whatsapp": all(404, { body: () => ({ object: "whatsapp_business_account" }) }),
  "GET /manage/whatsapp": all(200),
  "POST /manage/whatsapp/try": all(422, { body: () => ({ phone: "nobody" }) }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  await ask("GET", "/manage/whatsapp", undefined, owner);
  await ask("POST", "/manage/whatsapp/try", { phone: "+919812345678" }, owner);
};
