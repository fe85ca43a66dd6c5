import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'

type NoteDeps = Pick<Deps, 'inUnit' | 'clock'>

export const addNote =
  ({ inUnit, clock }: NoteDeps): OpService<'members.note'> =>
  async ({ id, text }, caller) =>
    await inUnit(async unit => {
      await knownMember(unit, caller, id)
      const written = { merchant: caller.merchant.code, memberId: id, text: text.trim(), by: caller.person.login, at: clock() }
      const { id: note, at, by, text: kept } = await unit.casework.addNote(written)
      await caller.record(unit, { about: { kind: 'member', id }, after: { note, text: kept } })
      return { id: note, text: kept, by, at: at.toISOString() }
    })

/** What it said stays in the audit. Removing it twice changes nothing. */
export const removeNote =
  ({ inUnit }: NoteDeps): OpService<'members.removeNote'> =>
  async ({ id, note }, caller) =>
    await inUnit(async unit => {
      await knownMember(unit, caller, id)
      const removed = await unit.casework.removeNote({ merchant: caller.merchant.code, memberId: id }, note)
      await caller.record(unit, { about: { kind: 'member', id }, ...(removed && { before: { note, text: removed.text, by: removed.by } }) })
      return {}
    })

export const tagMember =
  ({ inUnit, clock }: NoteDeps): OpService<'members.tag'> =>
  async ({ ids, tag, on }, caller) =>
    await inUnit(async unit => {
      let changed = 0
      for (const id of new Set(ids)) {
        await knownMember(unit, caller, id)
        const owner = { merchant: caller.merchant.code, memberId: id }
        const isChanged = on
          ? await unit.casework.addTag({ ...owner, tag, by: caller.person.login, at: clock() })
          : await unit.casework.removeTag(owner, tag)
        if (isChanged) changed += 1
        await caller.record(unit, { about: { kind: 'member', id }, after: { tag, on } })
      }
      return { changed }
    })
