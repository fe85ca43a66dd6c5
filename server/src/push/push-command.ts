import { parseArgs } from 'node:util'
import { destinationOf } from '@foyer/contract/content/linkage/destination'
import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import { linkageFields } from '@foyer/contract/content/linkage/linkage'
import { pushKinds } from '@foyer/contract/push/push-fields'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import { linkageFault } from '#content/linkage-fault.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { PUSH_TEXT_BYTES } from './push-text.ts'
import { queuePush, type WantedPush } from './queue-push.ts'
import type { PushAudience } from './schema.ts'

export const PUSH_USAGE = `Usage:
  npm run foyer -- push <merchant> send --words '{"EN":{"title":"…","body":"…"}}' (--member <name> | --language <code> | --topic ALL)
      [--kind ${pushKinds.join('|')}] [--at 2026-12-24T18:00Z] [--try]
      [--open /m/… | --linkageType G|P --vendor <code> [--nodeId <id>]]
  npm run foyer -- push <merchant> list
  npm run foyer -- push <merchant> stop <id>`

/** Pushes that a list shows. */
const LISTED = 20
/** Addresses and receipts stand beside the words in a message of `PUSH_TEXT_BYTES`. */
const WORDS_BYTES = PUSH_TEXT_BYTES - 1_000

interface OpenedFields {
  readonly open?: string
  readonly linkageType?: string
  readonly vendor?: string
  readonly nodeId?: string
}

const Words = Type.Record(
  Type.String(),
  Type.Object({ title: Type.String({ minLength: 1 }), body: Type.String() }, { additionalProperties: false }),
  { minProperties: 1 },
)

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`--words is no JSON.\n${PUSH_USAGE}`)
  }
}

const wordsIn = (text: string | undefined, { languages }: Merchant): WantedPush['says'] => {
  const words = jsonIn(text ?? '')
  if (!Check(Words, words)) throw new Error(`--words must give a title and a body by language.\n${PUSH_USAGE}`)
  const [first = ''] = languages
  if (!(first in words)) throw new Error(`--words must have the merchant's first language, ${first}: it stands in for those that are missing.`)
  const strange = Object.keys(words).find(code => !languages.some(known => known === code))
  if (strange !== undefined) throw new Error(`The merchant does not have the language ${strange}.`)
  if (Object.values(words).some(one => Buffer.byteLength(JSON.stringify(one)) > WORDS_BYTES))
    throw new Error(`A push has room for ${WORDS_BYTES} bytes of words.`)
  return { words }
}

const momentIn = (text: string, now: Date): Date => {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`--at is "${text}"; it must be a moment like 2026-12-24T18:00Z.`)
  if (moment < now) throw new Error(`--at is "${text}", which is past; without --at the push is sent at once.`)
  return moment
}

const Opened = Type.Object(linkageFields)

/** The page that a tap opens, which may start a game or lottery (spec 2 §3, Banner: its linkage). */
const pathIn = (fields: OpenedFields, { settings: { paths } }: Merchant): string => {
  const { open = paths.home, linkageType = 'URL', vendor, nodeId } = fields
  const linkage = linkageType === 'URL' && vendor === undefined ? { url: open } : { linkageType, vendor, nodeId }
  if (linkageType !== 'URL' && fields.open !== undefined) throw new Error(`--open has no effect beside --linkageType ${linkageType}.`)
  const given = Object.fromEntries(Object.entries(linkage).filter(([, value]) => value !== undefined))
  if (!Check(Opened, given) || linkageFault(given)) throw new Error(PUSH_USAGE)
  const destination = destinationOf(given)
  if (destination && 'game' in destination) return gameAddress(destination.game, paths.home)
  if (destination && 'page' in destination && destination.page.startsWith('/m/')) return destination.page
  throw new Error(`--open is "${open}"; it must be a page like /m/home.`)
}

const sendOptions = {
  words: { type: 'string' },
  member: { type: 'string' },
  language: { type: 'string' },
  topic: { type: 'string' },
  kind: { type: 'string', default: 'news' },
  open: { type: 'string' },
  linkageType: { type: 'string' },
  vendor: { type: 'string' },
  nodeId: { type: 'string' },
  at: { type: 'string' },
  try: { type: 'boolean', default: false },
} as const

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
