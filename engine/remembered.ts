/** How many commands are remembered, of people and of bots: more than anybody sends again. */
export const COMMANDS = 200

/** The command of a bot, whose ids no person can use. */
export const botCommand = (command: string): string => `bot ${command}`
export const isOfBot = (command: string): boolean => command.startsWith('bot ')

/**
 * The last commands and the numbers of their entries. Those of bots are counted apart: they may answer hundreds of
 * times while somebody is cut off who will send a command again.
 */
export class Remembered {
  readonly #people = new Map<string, number>()
  readonly #bots = new Map<string, number>()

  constructor(commands: Iterable<readonly [command: string, seq: number]>) {
    this.add(commands)
  }

  get(command: string): number | undefined {
    return this.#among(command).get(command)
  }

  add(commands: Iterable<readonly [command: string, seq: number]>): void {
    for (const [command, seq] of commands) {
      const all = this.#among(command)
      all.set(command, seq)
      const [oldest] = all.keys()
      if (all.size > COMMANDS && oldest !== undefined) all.delete(oldest)
    }
  }

  #among(command: string): Map<string, number> {
    return isOfBot(command) ? this.#bots : this.#people
  }
}
