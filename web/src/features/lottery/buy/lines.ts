import type { Lottery } from '@foyer/contract/lottery/list-lotteries'

/** What a line is chosen by; shapes as the contract gives them. */
export type LineRules = Pick<Lottery, 'pick' | 'digits' | 'price' | 'mostUnits'>

/** One ticket that is being chosen. */
export interface Line {
  /** With digits: what is played. */
  readonly play: string | null
  /** Picked numbers as two digits, in ascending order; with digits one text, which may still be too short. */
  readonly numbers: readonly string[]
  /** How many times the price. */
  readonly units: number
}

/** How many numbers, or digits, a line needs. */
export const sizeOf = ({ pick, digits }: LineRules, { play }: Pick<Line, 'play'>): number =>
  pick?.numbers ?? digits?.plays.find(known => known.play === play)?.digits ?? 0

/** How many are chosen so far. */
export const chosenOf = ({ pick }: LineRules, { numbers }: Line): number => (pick ? numbers.length : (numbers[0] ?? '').length)

export const isWhole = (rules: LineRules, line: Line): boolean => chosenOf(rules, line) === sizeOf(rules, line) && sizeOf(rules, line) > 0

/** A line without numbers; `play` is the first one unless the lottery has the wanted one. */
export const newLine = ({ digits }: LineRules, wanted: string | null = null): Line => {
  const plays = digits?.plays ?? []
  const play = plays.find(known => known.play === wanted) ?? plays[0]
  return { play: play?.play ?? null, numbers: [], units: 1 }
}

/** A picked number as tickets write it. */
export const numberText = (number: number): string => String(number).padStart(2, '0')

/** Takes the number if it is not chosen and there is room, gives it back if it is. */
export const toggled = (rules: LineRules, line: Line, number: string): Line => {
  if (line.numbers.includes(number)) return { ...line, numbers: line.numbers.filter(other => other !== number) }
  if (isWhole(rules, line)) return line
  return { ...line, numbers: [...line.numbers, number].sort() }
}

export const typed = (rules: LineRules, line: Line, digit: string): Line =>
  isWhole(rules, line) ? line : { ...line, numbers: [(line.numbers[0] ?? '') + digit] }

export const erased = (line: Line): Line => {
  const rest = (line.numbers[0] ?? '').slice(0, -1)
  return { ...line, numbers: rest === '' ? [] : [rest] }
}

/** `below(n)` is a whole number from 0 to n − 1, each as likely as the others. */
export const quickPick = (rules: LineRules, line: Line, below: (n: number) => number): Line => {
  if (!rules.pick) return { ...line, numbers: [Array.from({ length: sizeOf(rules, line) }, () => String(below(10))).join('')] }
  const rest = Array.from({ length: rules.pick.of }, (_, at) => numberText(at + 1))
  const numbers = Array.from({ length: rules.pick.numbers }, () => rest.splice(below(rest.length), 1)[0] ?? '')
  return { ...line, numbers: numbers.sort() }
}

export const withUnits = ({ mostUnits }: LineRules, line: Line, units: number): Line => ({ ...line, units: Math.min(mostUnits, Math.max(1, units)) })

/** What the whole lines cost, in the smallest unit. */
export const priceOf = (rules: LineRules, lines: readonly Line[]): number =>
  lines.filter(line => isWhole(rules, line)).reduce((sum, { units }) => sum + units * rules.price, 0)
