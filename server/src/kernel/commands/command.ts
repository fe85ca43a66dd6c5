import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** Where a command was called. */
export interface Terminal {
  /** Prints a line at once, before a question for example. */
  readonly print: (line: string) => void
  /** What the operator answers. Throws where nobody sits there. */
  readonly ask: (question: string) => Promise<string>
}

/** What a command leaves: the lines to print and the exit code. */
export interface CommandEnd {
  readonly lines: readonly string[]
  readonly code: number
}

/** What a command returns: the lines to print; with them the exit code, where it is not 0. It throws an error whose message says what is wrong. */
type Ending = Promise<readonly string[] | CommandEnd>

interface CommandFacts {
  readonly usage: string
  /** The exit code where it throws; 1 if absent. */
  readonly failsWith?: number
}

/** A command of `npm run foyer -- <name> <merchant> …`. */
interface MerchantCommand extends CommandFacts {
  readonly run: (deps: Deps, terminal: Terminal) => (merchant: Merchant, args: readonly string[]) => Ending
  /** The same for all merchants together, where it may be called without one. */
  readonly runForAll?: (deps: Deps) => () => Ending
}

/** The same of the whole house: `npm run foyer -- <name> …`. */
interface HouseCommand extends CommandFacts {
  readonly runForHouse: (deps: Deps) => (args: readonly string[]) => Ending
}

export type Command = MerchantCommand | HouseCommand
