/** A place in PostgreSQL's log, e.g. `16/B374D848`, as a number. */
const placeOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export interface ReplicaAge {
  /** Compares once more where the primary is with where the replica is. */
  look(): Promise<void>
  /** For how long the replica has not shown what the primary has, at most, ms; infinite while that is unknown. */
  age(): number
}

/**
 * How old what a replica shows is. The place that the primary had at a moment, once the replica has replayed it, proves that the replica shows everything of
 * that moment; clocks of two machines and an idle primary play no part. `now`: ms, from any beginning.
 */
export const replicaAge = (
  primaryPlace: () => Promise<string>,
  /** Null where it is no standby any more. */
  replicaPlace: () => Promise<string | null>,
  now: () => number,
): ReplicaAge => {
  let marks: readonly { readonly at: number; readonly place: bigint }[] = []
  let shown = -Infinity
  return {
    async look() {
      const at = now()
      const [there, here] = await Promise.all([primaryPlace(), replicaPlace()])
      // One that was made a primary has a history of its own.
      if (here === null) {
        marks = []
        shown = -Infinity
        return
      }
      marks = [...marks, { at, place: placeOf(there) }]
      const reached = placeOf(here)
      for (const mark of marks) if (mark.place <= reached) shown = mark.at
      marks = marks.filter(({ place }) => place > reached).slice(-MOST_MARKS)
    },
    age: () => now() - shown,
  }
}

/** So many looks may be under way to a replica that is far behind. */
const MOST_MARKS = 100
