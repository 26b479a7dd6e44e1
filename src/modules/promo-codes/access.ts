import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/codes": all(200),
  "GET /manage/codes/{name}": all(200, { id: () => "WELCOME10" }),
  "POST /manage/codes": all(422, { body: () => ({ name: "NOTHING" }) }),
  "PUT /manage/codes/{name}": all(409, { id: () => "WELCOME10", body: () => ({ seen: 99, percent: "10" }) }),
  "POST /manage/codes/{name}/turn": all(409, { id: () => "WELCOME10", body: () => ({ seen: 99 }) }),
  "DELETE /manage/codes/{name}": all(409, { id: () => "WELCOME10", body: () => ({ seen: 99 }) }),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  const office = (method: string, path: string, body?: object) => ask(method, path, body, owner);
  const { code } = await office("POST", "/manage/codes", { name: "pongal 5", percent: "5", times: "10" });
  const path = `/manage/codes/${code.code}`;
  await office("GET", "/manage/codes");
  await office("GET", path);
  await office("PUT", path, { seen: 1, rupees: "100", minimum: "999" });
  await office("POST", `${path}/turn`, { seen: 2, on: false });
  await office("DELETE", path, { seen: 3 });
};
