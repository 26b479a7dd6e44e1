/** Whoever works at the machine itself is no user: the log keeps the name there. Its older rows say `command:`. */
export function terminalActor(name: string): string {
  return `terminal:${name}`;
}

export function nameAtTerminal(actor: string): string | undefined {
  return /^(?:terminal|command):(.*)$/s.exec(actor)?.[1];
}
