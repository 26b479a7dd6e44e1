/** What was typed is no command: why, and the help that fits. */
export class Misspelt extends Error {
  constructor(why: string, help: string) {
    super(`${why}\n${help}`);
  }
}
