import { en } from "./messages/en.ts";
import { hi } from "./messages/hi.ts";

export function messagesIn(lang: "en" | "hi") {
  return lang === "hi" ? hi : en;
}
