import type { Deps } from '#kernel/deps.ts'
import { CredentialsRefused, TryLater } from '#kernel/jobs/job-failures.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { PUSH_SEAL } from './binding.ts'
import type { PushAnswer, PushMessage, PushProviderName } from './providers/push-provider.ts'
import type { Outcome, Waiting } from './push-delivery.ts'
import type { Push } from './push-statements.ts'
import { PUSH_TEXT_BYTES, pushText } from './push-text.ts'

/** Messages of a batch that are on their way at the same time. */
const AT_ONCE = 20
/** Messages whose answers are kept together: as many are sent again if the server is killed meanwhile. */
const KEPT_TOGETHER = 50
/** A device that was subscribed with another key is its own fault. So many members whose devices were reached before, and nobody else's success, are ours. */
const MEMBERS_REFUSED = 3

type SendDeps = Pick<Deps, 'stores' | 'clock' | 'seals' | 'merchants' | 'pushProviders' | 'log'>

interface Answered {
  readonly to: Waiting
  readonly answer: PushAnswer
}

const outcomes: Readonly<Record<Exclude<PushAnswer['outcome'], 'later'>, Outcome>> = {
  accepted: 'accepted',
  gone: 'gone',
  refused: 'refused',
  'unknown-sender': 'refused',
}

/** Sends a batch. What was settled before is not sent again; what shall be tried later makes the whole job wait, without what is settled. */
export const sendPush = ({ stores, clock, seals, merchants, pushProviders, log }: SendDeps) => {
  const sendTo = async (push: Push, to: Waiting, merchant: Merchant): Promise<PushAnswer> => {
    const { provider, sealedToken, origin } = to.subscription
    const text = pushText(push, to, merchant)
    if (text.length > PUSH_TEXT_BYTES) return { outcome: 'refused', reason: `the message has ${text.length} bytes` }
    const life = Math.max(0, Math.floor((push.until.getTime() - clock().getTime()) / 1000))
    const message: PushMessage = { text, life, urgency: push.kind === 'news' ? 'normal' : 'high' }
    return await pushProviders[provider as PushProviderName].send(seals.open(PUSH_SEAL, sealedToken), message, { merchant, origin })
  }

  const sendAll = async (push: Push, waiting: readonly Waiting[], merchant: Merchant, signal: AbortSignal): Promise<readonly Answered[]> => {
    const answered: Answered[] = []
    const rest = waiting.values()
    const sender = async () => {
      // All senders take from the same rest.
      for (const to of rest) {
        if (signal.aborted) return
        answered.push({ to, answer: await sendTo(push, to, merchant) })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    return answered
  }

  const settle = async (push: Push, answered: readonly Answered[]): Promise<void> => {
    const idsOf = (outcome: Outcome) =>
      answered.flatMap(({ to, answer }) => (answer.outcome !== 'later' && outcomes[answer.outcome] === outcome ? [to.subscription.id] : []))
    for (const outcome of ['accepted', 'gone', 'refused'] as const) await stores.pushes.settle(push, outcome, idsOf(outcome))
    // Only what a push service calls gone is removed; any other refusal may be our own fault.
    await stores.pushSubscriptions.remove(push.merchant, idsOf('gone'))
    const refused = answered.find(({ answer }) => answer.outcome === 'refused' || answer.outcome === 'unknown-sender')
    if (refused && 'reason' in refused.answer)
      log.warn({ merchant: push.merchant, push: push.id, reason: refused.answer.reason, devices: idsOf('refused').length }, 'a push was refused')
  }

  /** Whether push services no longer take the server's key. A stranger can subscribe devices with any key, so only devices that were reached count. */
  const isOurFault = (answered: readonly Answered[]): boolean => {
    const refused = answered.filter(({ to, answer }) => answer.outcome === 'unknown-sender' && to.subscription.reached)
    return (
      answered.every(({ answer }) => answer.outcome !== 'accepted') &&
      new Set(refused.map(({ to }) => to.subscription.memberId)).size >= MEMBERS_REFUSED
    )
  }

  const sendPart = async (push: Push, part: readonly Waiting[], merchant: Merchant, signal: AbortSignal): Promise<readonly Answered[]> => {
    const answered = await sendAll(push, part, merchant, signal)
    const stopped = isOurFault(answered)
    await settle(push, stopped ? answered.filter(({ answer }) => answer.outcome !== 'unknown-sender') : answered)
    if (stopped) throw new CredentialsRefused(`push services do not accept the server's key for ${merchant.code}`)
    return answered
  }

  return async (code: string, id: string, batch: number, signal: AbortSignal): Promise<void> => {
    const push = await stores.pushes.byId(code, id)
    const merchant = merchants.byCode(code)
    if (!push || !merchant || push.state === 'stopped') return
    const waiting = await stores.pushes.waiting(push, batch, clock())
    const unwanted = waiting.filter(one => !one.wanted)
    await stores.pushes.settle(
      push,
      'unwanted',
      unwanted.map(({ subscription }) => subscription.id),
    )
    const wanted = waiting.filter(one => one.wanted)
    const answered: Answered[] = []
    for (let from = 0; from < wanted.length && !signal.aborted; from += KEPT_TOGETHER)
      answered.push(...(await sendPart(push, wanted.slice(from, from + KEPT_TOGETHER), merchant, signal)))

    const later = answered.find(({ answer }) => answer.outcome === 'later')?.answer
    if (later?.outcome === 'later') throw new TryLater(later.reason, { after: later.after })
    if (signal.aborted) throw new TryLater('the batch took too long')
  }
}
