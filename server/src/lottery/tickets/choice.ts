import type { DrawRules } from '@foyer/draw-check/draw-rules'
import { pickText } from '@foyer/draw-check/rules'
import { Refusal } from '#kernel/refusal.ts'

/** One ticket as it is asked for. */
export interface RequestedLine {
  readonly play?: string
  readonly numbers: readonly string[]
  readonly units?: number
}

/** One ticket as it is sold. */
export interface Line {
  readonly play: string | null
  /** With leading zeros and a space between two; picked ones in ascending order. */
  readonly numbers: string
  readonly units: number
  readonly price: number
}

const invalid = (): Refusal => new Refusal('lottery.numbers.invalid')

const picked = ({ numbers: count, of }: NonNullable<DrawRules['pick']>, { play, numbers }: RequestedLine): string => {
  const values = [...new Set(numbers.map(Number))].toSorted((one, other) => one - other)
  const isRight = play === undefined && numbers.length === count && values.length === count && values.every(value => value >= 1 && value <= of)
  if (!isRight) throw invalid()
  return values.map(pickText).join(' ')
}

const digitsOf = ({ plays }: NonNullable<DrawRules['digits']>, { play, numbers: [number = '', ...more] }: RequestedLine): string => {
  const wanted = plays.find(known => known.play === play)
  if (!wanted || more.length > 0 || number.length !== wanted.digits) throw invalid()
  return number
}

/** A ticket by the rules of its draw; throws `lottery.numbers.invalid` for any other. */
export const choiceOf = ({ price, mostUnits, pick, digits }: DrawRules, request: RequestedLine): Line => {
  const { play = null, units = 1 } = request
  if (units > mostUnits) throw invalid()
  const numbers = pick ? picked(pick, request) : digits ? digitsOf(digits, request) : undefined
  if (numbers === undefined) throw invalid()
  return { play, numbers, units, price: price * units }
}
