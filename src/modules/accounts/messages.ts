import { inEveryLanguage } from "#languages/in-every-language.ts";
import { en } from "./messages/en.ts";

export const messagesIn = inEveryLanguage(en, ({ accountMessages }) => accountMessages);
