import type { Screen } from "#manage/screen.ts";
import { customerScreen, customersScreen } from "./customers/customers-screen.tsx";
import { enterScreen } from "./staff/enter-screen.tsx";
import { joinScreen } from "./staff/join-screen.tsx";
import { meScreen } from "./staff/me-screen.tsx";
import { peopleScreen } from "./staff/people-screen.tsx";

export const screens: readonly Screen[] = [
  customersScreen,
  customerScreen,
  peopleScreen,
  meScreen,
  enterScreen,
  joinScreen,
];
