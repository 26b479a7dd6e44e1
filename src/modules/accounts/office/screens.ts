import type { Screen } from "#manage/screen.ts";
import { customersInScreen, customersLookedScreen } from "./customers/customers-in-screen.tsx";
import { customerScreen, customersScreen } from "./customers/customers-screen.tsx";
import { filesScreen } from "./customers/files-screen.tsx";
import { enterScreen } from "./staff/enter-screen.tsx";
import { joinScreen } from "./staff/join-screen.tsx";
import { meScreen } from "./staff/me-screen.tsx";
import { peopleScreen } from "./staff/people-screen.tsx";

export const screens: readonly Screen[] = [
  customersScreen,
  customersInScreen,
  customersLookedScreen,
  customerScreen,
  filesScreen,
  peopleScreen,
  meScreen,
  enterScreen,
  joinScreen,
];
