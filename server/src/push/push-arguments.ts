import { pushKinds } from '@foyer/contract/push/push-fields'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { PUSH_TEXT_BYTES } from './push-text.ts'
import type { WantedPush } from './queue-push.ts'

export const PUSH_USAGE = `Usage:
  npm run foyer -- push <merchant> send --words '{"EN":{"title":"…","body":"…"}}' (--member <name> | --language <code> | --topic ALL)
      [--kind ${pushKinds.join('|')}] [--at 2026-12-24T18:00Z] [--try]
      [--open /m/… | --linkageType G|P --vendor <code> [--nodeId <id>]]
  npm run foyer -- push <merchant> list
  npm run foyer -- push <merchant> stop <id>`

/** Addresses and receipts stand beside the words in a message of `PUSH_TEXT_BYTES`. */
const WORDS_BYTES = PUSH_TEXT_BYTES - 1_000

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

export const wordsIn = (text: string | undefined, { languages }: Merchant): WantedPush['says'] => {
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

export const momentIn = (text: string, now: Date): Date => {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`--at is "${text}"; it must be a moment like 2026-12-24T18:00Z.`)
  if (moment < now) throw new Error(`--at is "${text}", which is past; without --at the push is sent at once.`)
  return moment
}

export const sendOptions = {
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
