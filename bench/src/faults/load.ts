import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '#load.ts'
import type { DeedKind, Setting } from './deed-kind.ts'
import { deedKinds } from './deeds.ts'
import { fetchReply } from './fetch-reply.ts'
import { createJournal, type Deed } from './journal.ts'
import { judge, type Content, type Verdict } from './judge.ts'

const AT_ONCE = 12
/** Between two calls of one caller, ms: the machine of a test has other work too. */
const BREATH = 60
/** The same after a failure, ms. */
const LATER = 500
/** One of so many calls is made twice in the same moment. */
const TWICE = 10
/** One that asks again waits so long, ms. */
const AGAIN = 300

/** Of a kind without a look. */
const NOTHING: Verdict = { is: 'done', content: {} }

const kindNamed = (name: string): DeedKind => {
  const kind = deedKinds.find(one => one.name === name)
  if (!kind) throw new Error(`There is no deed "${name}".`)
  return kind
}

/**
 * Callers who do what members do, at one of the servers that `ports` names, in turn, and write down what became of it. Their load goes on through every
 * fault; they repeat nothing until `settle`.
 */
export const startLoad = (ports: () => readonly number[], setting: Setting) => {
  const journal = createJournal()
  const next = new Map<string, number>()
  /** Of each kind that others follow, the numbers that are still to be followed. */
  const toFollow = new Map<string, number[]>()
  let turn = 0
  let isOver = false

  const attempt = async (deed: Deed, isAgain: boolean): Promise<void> => {
    const kind = kindNamed(deed.kind)
    const all = kind.byStaff ? [setting.console ?? 0] : ports()
    const send = (call: Call) => fetchReply(all[(turn += 1) % all.length] ?? 0, call)
    const look = async (): Promise<Verdict> => (kind.look ? judge(await send(kind.look(deed.number, setting))) : NOTHING)
    const act = async (seen: Content): Promise<Verdict> => {
      const sendOne = () => send(kind.call(deed.number, setting, seen))
      // Some come twice at once; what must not is corrected by `again`.
      const isTwice = deed.number % TWICE === 0 && !kind.again
      const [reply = await sendOne()] = isTwice ? await Promise.all([sendOne(), sendOne()]) : []
      const verdict = judge(reply)
      return isAgain ? (kind.again?.(verdict) ?? verdict) : verdict
    }
    const began = performance.now()
    const note = (outcome: 'done' | 'refused' | 'later' | 'broken' | 'unclear', detail: string) =>
      journal.note(deed, { began, ended: performance.now(), outcome, detail })
    try {
      const looked = await look()
      const verdict = looked.is === 'done' ? await act(looked.content) : looked
      if (verdict.is === 'unclear') return note('unclear', `${deed.kind}: ${verdict.why}`)
      if (verdict.is !== 'done') return note(verdict.is, `${deed.kind}: ${verdict.code}`)
      note('done', '')
      kind.done?.(verdict.content, setting, deed.number)
      toFollow.get(deed.kind)?.push(deed.number)
    } catch (error) {
      note('broken', `${deed.kind}: ${error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)}`)
    }
  }

  const kinds = deedKinds.filter(({ byStaff }) => !byStaff || setting.console !== undefined)
  for (const { follows } of kinds) if (follows) toFollow.set(follows.name, [])
  /** The kinds, each as often as its share. */
  const wheel = kinds.flatMap(kind => Array.from({ length: kind.share }, () => kind))
  const newDeed = (): Deed | undefined => {
    // Another one each time, and each of them in turn: 37 is prime.
    const kind = wheel[((turn += 1) * 37) % wheel.length]
    if (!kind) return undefined
    if (kind.follows) {
      const number = toFollow.get(kind.follows.name)?.shift()
      return number === undefined ? undefined : journal.begin(kind.name, number)
    }
    const number = (next.get(kind.name) ?? 0) + 1
    if (number > (kind.most?.(setting) ?? Infinity)) return undefined
    next.set(kind.name, number)
    return journal.begin(kind.name, number)
  }
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const deed = newDeed()
      if (deed) await attempt(deed, false)
      // A caller waits after a 503, but not as long as `Retry-After` says.
      await pause(deed?.state === 'unknown' ? LATER : BREATH)
    }
  }
  const callers = Array.from({ length: AT_ONCE }, caller)

  return {
    journal,
    /** Resolves after so many more acknowledgements of each kind, at the latest after `limit` ms; whether they came. */
    async served(count: number, limit: number): Promise<boolean> {
      const done = () => journal.tries.filter(({ outcome }) => outcome === 'done').length
      const [until, target] = [performance.now() + limit, done() + count]
      while (done() < target) {
        if (performance.now() > until) return false
        await pause(100)
      }
      return true
    },
    /** Asks again for every deed whose outcome nobody knows, until each is known or `limit` ms have passed. */
    async settle(limit: number): Promise<void> {
      const until = performance.now() + limit
      for (;;) {
        const open = journal.deeds.filter(({ state }) => state === 'unknown')
        if (open.length === 0 || performance.now() > until) return
        for (let at = 0; at < open.length; at += AT_ONCE) await Promise.all(open.slice(at, at + AT_ONCE).map(deed => attempt(deed, true)))
        await pause(AGAIN)
      }
    },
    /** Ends the callers, once each has its answer. */
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(callers)
    },
  }
}

export type Load = ReturnType<typeof startLoad>
