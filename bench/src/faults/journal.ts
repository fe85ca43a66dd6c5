/** One thing that was asked for, with what its caller knows of it. */
export interface Deed {
  readonly kind: string
  /** By which it is made and asked for again; each kind counts its own. */
  readonly number: number
  state: 'asked' | 'done' | 'refused' | 'unknown'
  /** When it was acknowledged first. */
  doneAt?: number
}

/** One call, by the clock of `performance.now()`, ms. */
export interface Try {
  readonly kind: string
  readonly began: number
  readonly ended: number
  readonly outcome: 'done' | 'refused' | 'later' | 'broken' | 'unclear'
  /** The code of a refusal, or what was wrong. */
  readonly detail: string
}

/** What callers know: each deed, and each try. */
export const createJournal = () => {
  const deeds: Deed[] = []
  const tries: Try[] = []
  return {
    deeds,
    tries,
    begin(kind: string, number: number): Deed {
      const deed: Deed = { kind, number, state: 'asked' }
      deeds.push(deed)
      return deed
    },
    /** A deed of which a caller knows once that it was done stays so. */
    note(deed: Deed, one: Omit<Try, 'kind'>): void {
      tries.push({ kind: deed.kind, ...one })
      if (deed.state === 'done') return
      if (one.outcome === 'done') deed.doneAt = one.ended
      deed.state = one.outcome === 'done' || one.outcome === 'refused' ? one.outcome : 'unknown'
    },
  }
}

const USUAL = 0.95

/** What a fault came to for its callers. */
export interface Figures {
  readonly acknowledged: number
  /** 503 with a code and a time to ask again. */
  readonly later: number
  readonly broken: number
  readonly unclear: number
  /** The longest answer, s. */
  readonly longest: number
  /** Within which 95 of 100 answers came, s. */
  readonly usual: number
  /** From the mending until the last failure of a call that began after the breaking was over for good, s. */
  readonly backAfter: number
  /** Refusals and what was unclear, each with how often. */
  readonly said: Readonly<Record<string, number>>
}

const FAILED: readonly Try['outcome'][] = ['later', 'broken', 'unclear']

/** The figures of the tries since a moment; `mended`: when what was broken was there again. */
export const figuresOf = (tries: readonly Try[], since: number, mended: number): Figures => {
  const all = tries.filter(({ ended }) => ended >= since)
  const count = (outcome: Try['outcome']) => all.filter(one => one.outcome === outcome).length
  const said: Record<string, number> = {}
  for (const { outcome, detail } of all) if (outcome !== 'done') said[`${outcome} ${detail}`] = (said[`${outcome} ${detail}`] ?? 0) + 1
  const times = all.map(({ began, ended }) => ended - began).toSorted((one, other) => one - other)
  const failures = all.filter(({ outcome, ended }) => FAILED.includes(outcome) && ended > mended)
  return {
    acknowledged: count('done'),
    later: count('later'),
    broken: count('broken'),
    unclear: count('unclear'),
    longest: (times.at(-1) ?? 0) / 1000,
    usual: (times[Math.ceil(times.length * USUAL) - 1] ?? 0) / 1000,
    backAfter: Math.max(0, ...failures.map(({ ended }) => ended - mended)) / 1000,
    said,
  }
}
