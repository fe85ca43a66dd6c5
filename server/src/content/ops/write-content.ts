import * as change from '#content/versions/change-content.ts'
import type { ContentVersion } from '#content/versions/content-draft-store.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { shortHash } from '#kernel/merchants/merchant-folder.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { StaffCaller } from '#kernel/ops/staff-caller.ts'
import { kindNamed } from './read-content.ts'

type WriteDeps = Pick<Deps, 'merchants' | 'clock' | 'inUnit'>

/** What an owner alone changes. */
const OPERATING = 'operating'

/** The kind at the caller's merchant. Throws `content.unknown`, and `staff.forbidden` where an owner alone changes it. */
export const kindFor = (deps: Pick<Deps, 'merchants'>, caller: StaffCaller, kind: string) => {
  kindNamed(deps, kind)
  if (kind === OPERATING) caller.requireAt('operating.change', caller.merchant.code)
  return { merchant: caller.merchant.code, kind }
}

export const about = (kind: string) => ({ kind: 'content', id: kind }) as const

/** A version as the trace names it: what was written stands in the history, found by its number. */
const noted = (version: ContentVersion | undefined) =>
  version
    ? { version: version.number, digest: shortHash(version.body ?? ''), from: version.liveFrom?.toISOString() ?? null }
    : { version: change.FOLDER }

const isJson = (written: string): boolean => {
  try {
    JSON.parse(written)
    return true
  } catch {
    return false
  }
}

export const save = (deps: WriteDeps & Pick<Deps, 'stores'>): OpService<'content.save'> => {
  const keep = change.saveDraft(deps)
  return async ({ kind, written, revision }, caller) => {
    const of = kindFor(deps, caller, kind)
    if (!isJson(written)) throw new OpRefusal('content.faulty', { faults: [{ file: kind, path: '', reason: 'is no JSON' }] })
    const draft = await deps.inUnit(async unit => {
      const before = await unit.contentVersions.draft(of)
      const kept = await keep(unit, of, { body: written, revision, by: caller.person.login })
      await caller.record(unit, { about: about(kind), before: before ? noted(before) : noted(undefined), after: noted(kept) })
      return kept
    })
    return { number: draft.number, revision: draft.revision, faults: [...(await change.faultsOf(deps, deps.stores, of, draft.body, deps.clock()))] }
  }
}

export const discard =
  (deps: WriteDeps): OpService<'content.discard'> =>
  async ({ kind, revision }, caller) => {
    const of = kindFor(deps, caller, kind)
    await deps.inUnit(async unit => {
      const before = await change.discardDraft(unit, of, revision)
      await caller.record(unit, { about: about(kind), before: noted(before), after: { state: 'discarded' } })
    })
    return {}
  }

export const publish = (deps: WriteDeps): OpService<'content.publish'> => {
  const publishDraft = change.publishDraft(deps)
  return async ({ kind, revision, from, reason }, caller) => {
    const of = kindFor(deps, caller, kind)
    const at = from === null ? null : new Date(from)
    return await deps.inUnit(async unit => {
      if (!caller.merchant.file.publishing?.secondPerson) {
        const { before, version } = await publishDraft(unit, of, revision, { from: at, by: caller.person.login, reason })
        await caller.record(unit, { about: about(kind), before: noted(before), after: noted(version), reason })
        return { number: version.number, approval: null }
      }
      const draft = await change.draftOf(unit, of, revision)
      await change.requireSound(deps, unit, of, draft.body, change.beginningOf(deps.clock(), at))
      const content = { kind, revision, from, reason }
      const { id: approval } = await caller.ask(unit, { kind: kind === OPERATING ? 'operating.publish' : 'content.publish', content, reason })
      await caller.record(unit, { about: about(kind), event: 'content.publish-asked', after: noted(draft), reason })
      return { number: draft.number, approval }
    })
  }
}

/** The second person publishes the draft as it was when it was asked for, or nothing. */
export const publishApproval = <Kind extends 'content.publish' | 'operating.publish'>(deps: Pick<Deps, 'merchants' | 'clock'>): ApprovalAct<Kind> => {
  const publishDraft = change.publishDraft(deps)
  return {
    async facts(stores: Stores, { kind, revision, from }, merchant) {
      const of = { merchant, kind }
      const draft = await change.draftOf(stores, of, revision)
      const live = await stores.contentVersions.live(of, deps.clock())
      return {
        content: kind,
        version: draft.number,
        digest: shortHash(draft.body ?? ''),
        changedBy: draft.changedBy,
        from,
        live: live?.number ?? change.FOLDER,
      }
    },
    sealed: ['content', 'version', 'digest', 'from'],
    async carryOut(unit: Stores, { kind, revision, from, reason }, caller) {
      const at = caller as StaffCaller
      const { before, version } = await publishDraft(unit, { merchant: at.merchant.code, kind }, revision, {
        from: from === null ? null : new Date(from),
        by: at.person.login,
        reason,
      })
      await at.record(unit, { about: about(kind), event: 'content.published', before: noted(before), after: noted(version), reason })
    },
  }
}

export const callOff = (deps: WriteDeps): OpService<'content.callOff'> => {
  const takeBack = change.callOff(deps)
  return async ({ kind, number, reason }, caller) => {
    const of = kindFor(deps, caller, kind)
    await deps.inUnit(async unit => {
      const before = await takeBack(unit, of, number)
      await caller.record(unit, { about: about(kind), before: noted(before), after: { state: 'called-off' }, reason })
    })
    return {}
  }
}

export const rollBack = (deps: WriteDeps): OpService<'content.rollBack'> => {
  const goBack = change.rollBack(deps)
  return async ({ kind, number, reason }, caller) => {
    const of = kindFor(deps, caller, kind)
    return await deps.inUnit(async unit => {
      const { before, version } = await goBack(unit, of, number, { by: caller.person.login, reason })
      await caller.record(unit, { about: about(kind), before: noted(before), after: { ...noted(version), like: number }, reason })
      return { number: version.number }
    })
  }
}
