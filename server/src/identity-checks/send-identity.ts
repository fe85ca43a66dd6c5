import { DAY_S } from '@foyer/contract/time-units'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { handOver } from './hand-over.ts'

type Send = Service<'identity.send'>

/** What pictures of documents are sealed for. */
export const IDENTITY_SEAL = 'identity-picture'

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name: `identity-${name}`, points, seconds, code: 'TOO_MANY_REQUEST' })
const memberDay = rule('member-day', 5, DAY_S)
const networkDay = rule('network-day', 100, DAY_S)

/** The narrowest first: a member who sends too much takes nothing from the others of the same network. */
const countsOf = ({ session, network }: SignedInCaller): readonly Count[] => [[memberDay, session.member.id], ...countsOfNetwork(networkDay, network)]

type SendDeps = Pick<Deps, 'stores' | 'inUnit' | 'limits' | 'clock' | 'pictures' | 'seals'> & Parameters<typeof handOver>[0]

/** Each picture is drawn anew in the bounded lane, and stored sealed. What is sent again under the same client id costs neither a count nor that work. */
export const sendIdentity = (deps: SendDeps): Send => {
  const { stores, inUnit, limits, clock, pictures: queue, seals } = deps
  const handTo = handOver(deps)
  return async ({ clientId, document, pictures }, caller) => {
    const owner = ownerOf(caller)
    if (!caller.merchant.content.identityChecks?.documents.includes(document)) throw new Refusal('no_permissions')
    const known = await stores.identityChecks.idOf(owner, clientId)
    if (known !== undefined) return { id: known }
    if ((await stores.identityChecks.latestOf(owner))?.state === 'waiting') throw new Refusal('identity.waiting')
    const { full } = await limits.consumeInTurn(owner.merchant, countsOf(caller))
    if (full) throw full.refusal
    const sealed: string[] = []
    // One after the other: a member has one place in the queue at a time.
    for (const picture of pictures) {
      const { image } = await queue.accept(Buffer.from(picture, 'base64'), caller.network.ip)
      sealed.push(seals.seal(IDENTITY_SEAL, Buffer.from(image).toString('base64')))
    }
    const id = await inUnit(async unit => {
      const added = await unit.identityChecks.add({ ...owner, clientId, document, sentAt: clock() }, sealed)
      if (added !== undefined) await handTo(unit, caller.merchant, { memberId: owner.memberId, checkId: added })
      return added
    })
    if (id === undefined) throw new Refusal('identity.waiting')
    return { id }
  }
}
