import { hashOf, hex, utf8 } from './bytes.ts'
import { canonical, type Plain } from './canonical.ts'
import type { DrawRules } from './draw-rules.ts'
import { leafOf } from './merkle.ts'
import { pickText } from './rules.ts'

/** What is published of a ticket after the draw: what was played and for how much. Nobody's name is in it, and no time. */
export interface PublishedChoice {
  readonly number: number
  readonly play: string | null
  readonly numbers: readonly string[]
  readonly units: number
  /** Paid for it, in the currency's smallest unit. */
  readonly price: number
  /** The hash of the receipt's moment and salt, hex: the owner of the receipt finds their ticket by it, and nobody else learns when it was bought. */
  readonly sealed: string
}

/** The draw to which choices belong. */
export interface OfDraw {
  readonly merchant: string
  readonly draw: string
  /** Hash of the commitment. */
  readonly commitment: string
}

const KEYS = 'number,numbers,play,price,sealed,units'

/** What is published of a ticket, from what its receipt says. */
export const choiceOf = ({
  number,
  play,
  numbers,
  units,
  price,
  boughtAt,
  salt,
}: Omit<PublishedChoice, 'sealed'> & { readonly boughtAt: string; readonly salt: string }): PublishedChoice => ({
  number,
  play,
  numbers,
  units,
  price,
  sealed: hex(hashOf(utf8(canonical({ boughtAt, salt })))),
})

/** The ticket's hash in the tree of all tickets. */
export const leafOfChoice = ({ merchant, draw, commitment }: OfDraw, { number, play, numbers, units, price, sealed }: PublishedChoice): string =>
  leafOf(utf8(canonical({ form: 'foyer-ticket/2', merchant, draw, commitment, number, play, numbers, units, price, sealed })))

/** A line of the published file, without its end. */
export const lineOfChoice = (choice: PublishedChoice): string => canonical(choice as unknown as Plain)

const isWhole = (value: unknown, least: number): value is number => Number.isSafeInteger(value) && (value as number) >= least

const isPicked = ({ numbers: count, of }: NonNullable<DrawRules['pick']>, { play, numbers }: PublishedChoice): boolean =>
  play === null &&
  numbers.length === count &&
  numbers.every(
    (text, at) =>
      /^[0-9]{2,}$/.test(text) &&
      text === pickText(Number(text)) &&
      Number(text) >= 1 &&
      Number(text) <= of &&
      (at === 0 || Number(numbers[at - 1]) < Number(text)),
  )

const isOfDigits = ({ plays }: NonNullable<DrawRules['digits']>, { play, numbers }: PublishedChoice): boolean => {
  const wanted = plays.find(known => known.play === play)
  return wanted !== undefined && numbers.length === 1 && new RegExp(`^[0-9]{${wanted.digits}}$`).test(numbers[0] ?? '')
}

/** Whether the rules sell such a ticket at that price. A number that stands in it twice would win twice. */
export const isSold = ({ price, mostUnits, pick, digits }: DrawRules, choice: PublishedChoice): boolean => {
  const { number, units } = choice
  if (!isWhole(number, 1) || !isWhole(units, 1) || units > mostUnits || choice.price !== price * units) return false
  return (pick !== null && isPicked(pick, choice)) || (digits !== null && isOfDigits(digits, choice))
}

export const readLine = (line: string): PublishedChoice | undefined => {
  const choice = JSON.parse(line) as PublishedChoice | null
  return typeof choice === 'object' && choice !== null && Object.keys(choice).join() === KEYS && lineOfChoice(choice) === line ? choice : undefined
}
