import { randomInt } from 'node:crypto'
import type { Client } from 'pg'
import type { Call } from '#load.ts'
import { tokenOf } from '#members.ts'
import { seal } from '#seal.ts'
import { sessionOf, signed } from '#vendor-players.ts'
import type { Content, Verdict } from './judge.ts'

/** What calls are made with. */
export interface Setting {
  /** Tells the names of this run from those of another one. */
  readonly run: string
  /** The members `bench1` … who have money and sessions. */
  readonly players: number
  /** The public key for encrypted calls. */
  readonly publicKey: () => string
  /** The id of a draw that sells tickets. */
  readonly draw: () => string
  /** The address of the payment company’s page for a deposit: its payer pays. */
  readonly pay: (page: string) => void
}

/** A kind of thing that members do. The same number makes the same call, so that whoever got no answer asks again. */
export interface DeedKind {
  readonly name: string
  /** How many of a hundred calls. */
  readonly share: number
  /** It is done once to each of these that was acknowledged, and has its number. */
  readonly follows?: DeedKind
  /** How many there may be in all; without a limit if absent. */
  readonly most?: (setting: Setting) => number
  call(number: number, setting: Setting): Call
  /** Corrects the verdict on an answer to a call that was made before, and may have been done. */
  again?(verdict: Verdict): Verdict
  /** What follows once it is acknowledged. */
  done?(content: Content, setting: Setting): void
  /** The name of a deed in the database. */
  nameOf(number: number, setting: Setting): string
  /** Selects `name` and `count` of those in the database, of the names in $1. */
  readonly counted: string
}

const PASSWORD = 'Lantern-42-river'
const HEADERS = { merchant: 'demo', language: 'EN' }
const json = { ...HEADERS, 'content-type': 'application/json' }

const playerOf = (number: number, { players }: Setting): number => 1 + (number % players)
const asPlayer = (number: number, setting: Setting) => ({ ...json, authorization: tokenOf(playerOf(number, setting)) })
/** As long as keys of forms are. */
const formKey = (kind: string, number: number, { run }: Setting): string => `${kind}-${run}-${number}`.padEnd(24, '-')

/** A mobile network of its own for each: registrations of one network are limited. */
const someNetwork = (number: number): string => `100.${64 + ((number >> 8) % 64)}.${number & 255}.${1 + randomInt(250)}`

const registration: DeedKind = {
  name: 'registration',
  share: 3,
  call(number, setting) {
    const content = { username: this.nameOf(number, setting), password: PASSWORD, login: false, registerMethod: 'H5' }
    const { headers, body } = seal(setting.publicKey(), content)
    return { method: 'POST', path: '/wps/member/register', headers: { ...json, ...headers, 'x-forwarded-for': someNetwork(number) }, body }
  },
  // Nobody else takes these names.
  again: verdict => (verdict.is === 'refused' && verdict.code === 'username.exists' ? { is: 'done', content: {} } : verdict),
  nameOf: (number, { run }) => `f${run}${number}`,
  counted: `select username as name, count(*) from members where merchant = 'demo' and username = any($1) group by 1`,
}

const deposit: DeedKind = {
  name: 'deposit',
  share: 10,
  call(number, setting) {
    const content = { key: this.nameOf(number, setting), channel: 'instant', amount: '200', currency: 'PHP' }
    return { method: 'POST', path: '/wps/payment/deposit', headers: asPlayer(number, setting), body: JSON.stringify(content) }
  },
  done({ value }, { pay }) {
    const { url } = value as { readonly url: string | null }
    if (url !== null) pay(url)
  },
  nameOf: (number, setting) => formKey('deposit', number, setting),
  counted: `select form_key as name, count(*) from payments where merchant = 'demo' and form_key = any($1) group by 1`,
}

const ticket: DeedKind = {
  name: 'ticket',
  share: 10,
  call(number, setting) {
    // The same numbers each time: with others it would be another purchase under the same key.
    const numbers = Array.from({ length: 6 }, (_, at) => String(1 + at * 6 + ((number + at * 7) % 6)))
    const content = { key: formKey('ticket', number, setting), draw: setting.draw(), lines: [{ numbers }] }
    return { method: 'POST', path: '/wps/lottery/tickets', headers: asPlayer(number, setting), body: JSON.stringify(content) }
  },
  nameOf: (number, setting) => `lottery:bench${playerOf(number, setting)}:${formKey('ticket', number, setting)}`,
  counted: `select reference as name, count(*) from transfers t join lottery_tickets l on l.merchant = t.merchant and l.transfer_id = t.id
    where t.merchant = 'demo' and t.kind = 'bet' and reference = any($1) group by 1`,
}

const reward: DeedKind = {
  name: 'reward',
  share: 3,
  most: ({ players }) => players,
  call: (number, setting) => ({
    method: 'POST',
    path: '/wps/relay/PROMOFE_claimReward',
    headers: asPlayer(number, setting),
    body: JSON.stringify({ id: 'welcome', turn: 'once' }),
  }),
  nameOf: (number, setting) => `bench${playerOf(number, setting)}`,
  counted: `select c.member_id as name, count(*) from reward_claims c join transfers t on t.merchant = c.merchant
      and t.reference = 'reward:' || c.member_id || ':welcome:once'
    where c.merchant = 'demo' and c.promotion_id = 'welcome' and c.member_id = any($1) group by 1`,
}

const transaction = (kind: string, number: number, { run }: Setting): string => `${kind}${run}-${number}`
const ROUND = { currency: 'PHP' } as const
/** The last part of a movement’s reference is the vendor’s own name of it. */
const MOVEMENTS = (kind: 'bet' | 'win') => `select name, count(*)
  from (select substring(reference from '[^:]*$') as name from transfers where merchant = 'demo' and kind = '${kind}') as movements
  where name = any($1) group by 1`

const bet: DeedKind = {
  name: 'bet',
  share: 50,
  call(number, setting) {
    const round = transaction('r', number, setting)
    const session = sessionOf(playerOf(number, setting))
    return signed('bet', { ...ROUND, session, round, transaction: this.nameOf(number, setting), game: 'dice', amount: '1.00' })
  },
  nameOf: (number, setting) => transaction('b', number, setting),
  counted: MOVEMENTS('bet'),
}

const win: DeedKind = {
  name: 'win',
  share: 24,
  follows: bet,
  call(number, setting) {
    const ids = { round: transaction('r', number, setting), bet: transaction('b', number, setting), transaction: this.nameOf(number, setting) }
    return signed('win', { ...ROUND, ...ids, player: `bench${playerOf(number, setting)}`, amount: '0.50', closes: true })
  },
  nameOf: (number, setting) => transaction('w', number, setting),
  counted: MOVEMENTS('win'),
}

export const deedKinds: readonly DeedKind[] = [registration, deposit, ticket, reward, bet, win]

/** How often each of these deeds is in the database, by their names. */
export const countsOf = async (client: Client, { counted }: DeedKind, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ readonly name: string; readonly count: string }>(counted, [names])
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}
