import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Opened } from '#http/player-answers.ts'
import type { RoundView } from '#rounds/round-view.ts'
import type { Money } from '#web/money.ts'
import type { Notice } from './notice.ts'

/**
 * Where the table stands.
 * - `idle`: a round can begin.
 * - `asking`: the bet is being asked for, or a move.
 * - `open`: the round is open, and waits for the player.
 * - `showing`: the round has ended, and the screen shows how; it calls `finish` when it has.
 */
export type Phase = 'idle' | 'asking' | 'open' | 'showing'

export interface RoundOnTable<Choice, Shown> extends Omit<RoundView, 'choice' | 'shown'> {
  readonly choice: Choice
  /** What the game's rules show of the state. */
  readonly shown: Shown
}

/** What a game's screen plays with. All amounts in the smallest unit. */
export interface Play<Choice = unknown, Act = unknown, Shown = unknown> {
  readonly opened: Opened
  readonly money: Money
  readonly phase: Phase
  /** The round that is open or being shown; after that the last one. */
  readonly round: RoundOnTable<Choice, Shown> | undefined
  /** Unknown while the platform does not say it. */
  readonly balance: number | null
  readonly stake: number
  setStake(stake: number): void
  readonly notice: Notice | undefined
  /** Whether a round may begin now: the table is free, the pace allows it, play is not paused. */
  readonly canBegin: boolean
  /** Whether the player wishes little movement. */
  readonly isCalm: boolean
  /** Whether the round is only shown again: there is nothing to control. */
  readonly isReplay: boolean
  readonly last: readonly RoundView[]
  begin(choice: Choice): void
  act(act: Act): void
  /** Asks how the round stands, of a game that the clock ends. */
  look(): void
  /** The screen has shown the end of the round. */
  finish(): void
  call<Name extends 'history' | 'seeds'>(
    name: Name,
    content?: object,
  ): Promise<Name extends 'seeds' ? Opened['seeds'] : { readonly rounds: readonly RoundView[] }>
}

/** What a screen sees of the table. */
interface Seen<Choice, Shown> {
  /** The round whose end is shown or was shown last; undefined while another one is being asked for. */
  readonly ended: RoundOnTable<Choice, Shown> | undefined
  /** Whether the player may not change the choice now: a round is on its way, or is only shown again. */
  readonly isFixed: boolean
  /** Whether the result stands, and more came back than the stake: nothing else glows or sounds like a win. */
  readonly isWin: boolean
}

export const PlayContext = createContext<Play | undefined>(undefined)

/** The table of the game around the screen. */
export const usePlay = <Choice, Act = never, Shown = unknown>(): Play<Choice, Act, Shown> & Seen<Choice, Shown> => {
  const found = useContext(PlayContext)
  if (!found) throw new Error('There is no table here.')
  const play = found as unknown as Play<Choice, Act, Shown>
  const { round, phase, isReplay } = play
  const ended = round?.state === 'ended' && phase !== 'asking' ? round : undefined
  return { ...play, ended, isFixed: phase !== 'idle' || isReplay, isWin: phase === 'idle' && ended !== undefined && ended.payout > ended.stake }
}
