import { FACTORS, RETURNS } from '#games/baccarat/rules.ts'
import { MOST, rules as crash } from '#games/crash/rules.ts'
import { rules as dice, SIDES } from '#games/dice/rules.ts'
import { DRAWN, MOST_SPOTS, NUMBERS, rules as keno } from '#games/keno/rules.ts'
import { MOST_FACTOR, TILES } from '#games/mines/ladder.ts'
import { rules as mines } from '#games/mines/rules.ts'
import { FREE_SPINS, LINES, MOONS, STOPS } from '#games/slots-lanterns/reels.ts'
import { BEST_RETURN, rules as videoPoker } from '#games/video-poker/rules.ts'
import { SEGMENTS } from '#games/wheel/rules.ts'
import { directionOf } from '#languages.ts'

/** How a language writes the figures of the rules. */
interface Say {
  /** With exactly so many decimals, none if absent. */
  number(value: number, decimals?: number): string
  /** `×10,000` */
  factor(value: number): string
  /** `share` 0–1, with at most two decimals. */
  percent(share: number): string
}

/** The figures of each game's words: they are computed from its rules, so that no translation can state others. */
const figures: Readonly<Record<string, (say: Say) => Readonly<Record<string, string>>>> = {
  baccarat: ({ number, percent }) => ({
    banker: number(FACTORS.banker / 10_000 - 1, 2),
    tie: number(FACTORS.tie / 10_000 - 1),
    return_player: percent(RETURNS.player),
    return_banker: percent(RETURNS.banker),
    return_tie: percent(RETURNS.tie),
  }),
  crash: ({ number, percent, factor }) => ({
    chance: percent(crash.returnToPlayer),
    soon: percent(1 - crash.returnToPlayer),
    most: factor(MOST / 100),
    share: number(crash.returnToPlayer, 2),
  }),
  dice: ({ number }) => ({
    least: number(0, 2),
    highest: number((SIDES - 1) / 100, 2),
    last: number(SIDES - 1),
    share: number(dice.returnToPlayer * 100),
  }),
  keno: ({ number, percent }) => ({
    chance: percent(keno.returnToPlayer),
    numbers: number(NUMBERS),
    most: number(MOST_SPOTS),
    drawn: number(DRAWN),
  }),
  mines: ({ number, percent }) => ({ tiles: number(TILES), chance: percent(mines.returnToPlayer), most: number(MOST_FACTOR / 10_000) }),
  'slots-lanterns': ({ number }) => ({
    lines: number(LINES.length),
    three: number((MOONS[3] ?? 0) / 10),
    four: number((MOONS[4] ?? 0) / 10),
    five: number((MOONS[5] ?? 0) / 10),
    spins: number(FREE_SPINS),
    last: number(STOPS - 1),
  }),
  'video-poker': ({ percent }) => ({ simple: percent(videoPoker.returnToPlayer), best: percent(BEST_RETURN) }),
  wheel: ({ number }) => ({ segments: number(SEGMENTS), last: number(SEGMENTS - 1) }),
}

/** Latin digits everywhere, as amounts have. In words that run from right to left a figure keeps its own order. */
const sayIn = (language: string): Say => {
  const written = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options }).format(value)
  const whole = (text: string): string => (directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text)
  return {
    number: (value, decimals = 0) => whole(written(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })),
    factor: value => whole(`×${written(value, {})}`),
    percent: share => whole(written(share, { style: 'percent', maximumFractionDigits: 2 })),
  }
}

/** A game's words with the figures of its rules in them; what the page fills in later stays as it is. */
export const withFigures = (game: string, language: string, word: string): string => {
  const its = figures[game]?.(sayIn(language)) ?? {}
  return word.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => its[name] ?? placeholder)
}
