import { MOST_LINES } from '@foyer/contract/lottery/lottery-kinds'
import { isWhole, newLine, numberText, withUnits, type Line, type LineRules } from './lines.ts'

// Chosen lines as they stand in the page's address, so that signing in, a deposit and a reload keep them: `05.12.20x2*07.08.09x1`, or `big-0423x1`.

const LINE = /^(?:([a-z0-9_]{1,24})-)?([0-9.]{1,40})x([0-9]{1,4})$/

export const linesText = (lines: readonly Line[]): string =>
  lines.map(({ play, numbers, units }) => `${play === null ? '' : `${play}-`}${numbers.join('.')}x${units}`).join('*')

const isPossible = ({ pick }: LineRules, numbers: readonly string[]): boolean =>
  !pick || (new Set(numbers).size === numbers.length && numbers.every(number => Number(number) >= 1 && Number(number) <= pick.of))

const lineOf = (rules: LineRules, text: string): readonly Line[] => {
  const [, play, joined = '', units] = LINE.exec(text) ?? []
  const numbers = rules.pick ? joined.split('.').map(number => numberText(Number(number))) : [joined.replaceAll('.', '')]
  const line = withUnits(rules, { ...newLine(rules, play), numbers: numbers.sort() }, Number(units))
  return (play ?? null) === line.play && isWhole(rules, line) && isPossible(rules, numbers) ? [line] : []
}

/** The lines of a text that the rules allow; an address may say anything. */
export const linesIn = (rules: LineRules, text: string | null): readonly Line[] =>
  (text ?? '')
    .split('*')
    .slice(0, MOST_LINES)
    .flatMap(part => lineOf(rules, part))
