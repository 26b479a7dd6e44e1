import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "POST /newsletter/subscribe": all(422, { body: () => ({ email: "nobody" }) }),
  "POST /newsletter/confirm": all(400, { body: () => ({ token: "x" }) }),
  "POST /newsletter/unsubscribe": all(400, { body: () => ({ token: "x" }) }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { other: { email }, secretIn }) => {
  await ask("POST", "/newsletter/subscribe", { email });
  const token = await secretIn(/newsletter\/confirm\?token=([\w-]+)/, email);
  await ask("POST", "/newsletter/confirm", { token });
  await ask("POST", "/newsletter/subscribe", { email });
  const leaving = await secretIn(/newsletter\/leave\?token=([\w-]+)/, email);
  await ask("POST", "/newsletter/unsubscribe", { token: leaving });
};
