import { type AccessOfModule, all } from "#access/row.ts";

export const rows: AccessOfModule["rows"] = {
  "GET /manage/hsn": all(200, { query: "words=pickle" }),
  "GET /manage/hsn/sold": all(200),
};

export const askAll: AccessOfModule["askAll"] = async (ask, { owner }) => {
  await ask("GET", "/manage/hsn?words=achar", undefined, owner);
  await ask("GET", "/manage/hsn/sold", undefined, owner);
};
