/** What a company can say of a case, as its wire carries it. */
export type Verdict =
  | { readonly state: 'accepted'; readonly born: string; readonly documentEnds: string }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'staff' }

/** How the company deals with a case. */
export interface Conduct {
  /** Absent: it decides when a test says so. */
  readonly verdict?: Verdict
  /** How often it reports its decision; once if absent. */
  readonly reports?: number
  /** What the first request of the case is answered with, without taking the case. */
  readonly refusesWith?: number
  /** What happens to the answer to the first request, after the case was taken. */
  readonly answer?: 'cut' | 'broken' | 'unsigned'
}

const accepted = { state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' } as const

/** By the last word of the name that the account says of the member; whoever has none of these is accepted. */
const conducts: Readonly<Record<string, Conduct>> = {
  Refused: { verdict: { state: 'refused', reason: 'unreadable' } },
  Unclear: { verdict: { state: 'staff' } },
  Young: { verdict: { ...accepted, born: '2015-05-17' } },
  Expired: { verdict: { ...accepted, documentEnds: '2020-01-31' } },
  Slow: {},
  Silent: { verdict: accepted, reports: 0 },
  Twice: { verdict: accepted, reports: 2 },
  Down: { verdict: accepted, refusesWith: 500 },
  Barred: { verdict: accepted, refusesWith: 401 },
  Unwanted: { refusesWith: 422 },
  Cut: { answer: 'cut' },
  Broken: { answer: 'broken' },
  Unsigned: { answer: 'unsigned' },
}

export const conductOf = (name: string | null): Conduct => conducts[name?.split(' ').at(-1) ?? ''] ?? { verdict: accepted }
