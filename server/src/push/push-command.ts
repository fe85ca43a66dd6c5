import { parseArgs } from 'node:util'
import { pushKinds } from '@foyer/contract/push/push-fields'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { PUSH_USAGE, sendOptions, wordsIn, momentIn } from './push-arguments.ts'
import { pathIn } from './push-path.ts'
import { queuePush } from './queue-push.ts'
import type { PushAudience } from './schema.ts'

/** Pushes that a list shows. */
const LISTED = 20

type PushDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId'>

/** `npm run foyer -- push`: each answers the lines to print, or throws an error for the operator. A running server sends what was queued. */
export const pushCommand = (deps: PushDeps) => {
  const { stores } = deps
  const queue = queuePush(deps)

  const audienceIn = async (
    merchant: Merchant,
    { member, language, topic }: { readonly member?: string; readonly language?: string; readonly topic?: string },
  ): Promise<PushAudience> => {
    if ([member, language, topic].filter(one => one !== undefined).length !== 1) throw new Error(PUSH_USAGE)
    if (topic !== undefined && topic !== 'ALL') throw new Error('The one topic is ALL.')
    if (topic === 'ALL') return { topic }
    if (language !== undefined) return { language }
    const found = await memberByLogin(stores, merchant, member ?? '')
    if (!found) throw new Error(`Nobody signs in at ${merchant.code} by the name ${member}.`)
    return { member: found.id }
  }

  const send = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { values } = parseArgs({ args: [...args], options: sendOptions })
    const kind = pushKinds.find(known => known === values.kind)
    if (!kind) throw new Error(`--kind must be one of ${pushKinds.join(', ')}.`)
    const push = {
      kind,
      says: wordsIn(values.words, merchant),
      path: pathIn(values, merchant),
      audience: await audienceIn(merchant, values),
      ...(values.at !== undefined && { dueAt: momentIn(values.at, deps.clock()) }),
    }
    const devices = await stores.pushes.audienceSize({ merchant: merchant.code, audience: push.audience })
    if (values.try) return [`It would go to ${devices} devices, less those whose member does not want ${kind}. Nothing was sent.`]
    const id = await deps.inUnit(unit => queue(unit, merchant.code, push))
    return [`${id} goes to ${devices} devices${push.dueAt ? ` at ${push.dueAt.toISOString()}` : ''}. The running server sends it.`]
  }

  const list = async ({ code }: Merchant): Promise<readonly string[]> => {
    const pushes = await stores.pushes.newest(code, LISTED)
    const lines = await Promise.all(
      pushes.map(async ({ id, kind, state, dueAt }) => {
        const { devices, accepted, gone, refused, unwanted, shown, tapped } = await stores.pushes.counts({ merchant: code, id })
        const counts = Object.entries({ devices, accepted, gone, refused, unwanted, shown, tapped }).map(([name, count]) => `${name} ${count}`)
        return `${id}  ${dueAt.toISOString()}  ${kind}  ${state}  ${counts.join(', ')}`
      }),
    )
    return lines.length > 0 ? lines : [`${code} has sent no push in the last 30 days.`]
  }

  const stop = async ({ code }: Merchant, [id = '', ...rest]: readonly string[]): Promise<readonly string[]> => {
    if (rest.length > 0) throw new Error(PUSH_USAGE)
    const push = await stores.pushes.byId(code, id)
    if (!push) throw new Error(`${code} has no push ${id}.`)
    const isStopped = (await stores.pushes.enter(push, 'planned', 'stopped')) || (await stores.pushes.enter(push, 'sent', 'stopped'))
    return [isStopped ? `${id} is stopped: batches that were not begun are not sent.` : `${id} was stopped before.`]
  }

  return async (merchant: Merchant, [what, ...args]: readonly string[]): Promise<readonly string[]> => {
    if (what === 'send') return await send(merchant, args)
    if (what === 'list' && args.length === 0) return await list(merchant)
    if (what === 'stop') return await stop(merchant, args)
    throw new Error(PUSH_USAGE)
  }
}
