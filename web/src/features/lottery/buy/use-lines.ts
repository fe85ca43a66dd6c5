import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { MOST_LINES } from '@foyer/contract/lottery/lottery-kinds'
import { useState } from 'react'
import { useAddress } from '#navigation/use-address.ts'
import { linesIn } from './line-text.ts'
import { isWhole, newLine, type Line } from './lines.ts'

/** The lines that the player chooses, one of which is open. The address may bring some along, and what is played (`playType`, spec 2 §2). */
export const useLines = (lottery: Lottery) => {
  const query = new URLSearchParams(useAddress().search)
  const wanted = query.get('playType')
  const fresh = (play = wanted) => newLine(lottery, play)
  const [{ lines, at }, setState] = useState(() => {
    const brought = linesIn(lottery, query.get('lines'))
    return { lines: brought.length > 0 ? brought : [fresh()], at: 0 }
  })
  const current = lines[at] ?? fresh()
  return {
    lines,
    at,
    current,
    whole: lines.filter(line => isWhole(lottery, line)),
    change: (line: Line) => setState({ lines: lines.map((other, place) => (place === at ? line : other)), at }),
    open: (place: number) => setState({ lines, at: place }),
    /** Undefined where no further one is possible. */
    add:
      lines.length < MOST_LINES && lines.every(line => isWhole(lottery, line))
        ? () => setState({ lines: [...lines, fresh(current.play)], at: lines.length })
        : undefined,
    remove: (place: number) => {
      const left = lines.filter((_, other) => other !== place)
      setState({ lines: left.length > 0 ? left : [fresh(current.play)], at: Math.max(0, at > place || at === left.length ? at - 1 : at) })
    },
    /** Other lines in place of those chosen so far. */
    bring: (others: readonly Line[]) => setState({ lines: others.length > 0 ? [...others].slice(0, MOST_LINES) : [fresh()], at: 0 }),
    restart: () => setState({ lines: [fresh(current.play)], at: 0 }),
  }
}
export type Lines = ReturnType<typeof useLines>

/** What each part of a line's editor gets. */
export interface LinePartProps {
  readonly lottery: Lottery
  readonly line: Line
  readonly onChange: (line: Line) => void
}
