import type { PartnerName, Setting } from './deed-kind.ts'
import { deedKinds } from './deeds.ts'
import type { Deed } from './journal.ts'

/** What a partner knows of one message, by the clock of `performance.now()`, ms. */
export interface Arrival {
  readonly firstAt: number
  /** How often it came. */
  times: number
  /** How often the partner’s acceptance reached the server. */
  taken: number
  /** By what else the partner tells messages apart, if by anything: the same for the same message. */
  readonly marks: Set<string>
}

export type Arrivals = ReadonlyMap<string, Arrival>

/** With this begins the name of an event of which a postback tells, which counts each call. */
export const POSTBACK = 'postback '

/** What came to one partner, by the names that `DeedKind.arrives` gives. */
export const createArrivals = () => {
  const all = new Map<string, Arrival>()
  return {
    all: all as Arrivals,
    /** `isCopy`: what was sent once came twice on the way, of which the server cannot know. */
    came(name: string, { mark, isCopy = false }: { readonly mark?: string | undefined; readonly isCopy?: boolean } = {}): Arrival {
      const arrival = all.get(name) ?? { firstAt: performance.now(), times: 0, taken: 0, marks: new Set() }
      all.set(name, arrival)
      if (!isCopy) arrival.times += 1
      if (mark !== undefined) arrival.marks.add(mark)
      return arrival
    },
  }
}

/** A message that a deed causes, and what became of it. */
export interface Message {
  readonly partner: PartnerName
  readonly name: string
  /** When the deed was acknowledged. */
  readonly since: number
  readonly arrival: Arrival | undefined
}

/** The messages of all acknowledged deeds. */
export const messagesOf = (deeds: readonly Deed[], setting: Setting, arrivals: Readonly<Record<PartnerName, Arrivals>>): readonly Message[] =>
  deedKinds.flatMap(kind =>
    deeds.flatMap(({ kind: name, number, doneAt }): readonly Message[] => {
      if (name !== kind.name || doneAt === undefined || !kind.arrives) return []
      const all = Object.entries(kind.arrives(number, setting)) as [PartnerName, string][]
      return all.map(([partner, known]) => ({ partner, name: known, since: doneAt, arrival: arrivals[partner].get(known) }))
    }),
  )

/** What came to a partner again although its acceptance had reached the server, or with another mark than before. */
export const wrongRepeats = (arrivals: Readonly<Record<PartnerName, Arrivals>>): readonly string[] =>
  Object.entries(arrivals).flatMap(([partner, all]) =>
    [...all].flatMap(([name, { times, taken, marks }]) => [
      ...(taken > 1 ? [`${name} came to ${partner} ${times} times, and was taken ${taken} times`] : []),
      ...(marks.size > 1 ? [`${name} came to ${partner} under ${marks.size} ids`] : []),
    ]),
  )
