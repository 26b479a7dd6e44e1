/** Commands of the W3C's WebDriver, each at its address; Firefox takes the same by these names on a wire of its own. */
export const commands = {
  AddCookie: "POST /cookie",
  Back: "POST /back",
  ElementClick: "POST /element/:id/click",
  ExecuteScript: "POST /execute/sync",
  GetCookies: "GET /cookie",
  GetCurrentURL: "GET /url",
  GetWindowHandle: "GET /window",
  Navigate: "POST /url",
  NewWindow: "POST /window/new",
  SetWindowRect: "POST /window/rect",
  SwitchToFrame: "POST /frame",
  SwitchToWindow: "POST /window",
  TakeScreenshot: "GET /screenshot",
} as const;

export type Command = keyof typeof commands;
export type CommandParameters = Readonly<Record<string, unknown>>;
/** Whatever it answers is read by who asked. */
// biome-ignore lint/suspicious/noExplicitAny: as JSON came
export type Send = (command: Command, parameters?: CommandParameters) => Promise<any>;
