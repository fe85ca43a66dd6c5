import { seal } from '#seal.ts'
import { sessionOf, signed } from '#vendor-players.ts'
import { asPlayer, formKey, fromSomeNetwork, json, playerOf, type DeedKind, type Setting } from './deed-kind.ts'

const PASSWORD = 'Lantern-42-river'

export const registration: DeedKind = {
  name: 'registration',
  share: 3,
  call(number, setting) {
    const content = { username: this.nameOf(number, setting), password: PASSWORD, login: false, registerMethod: 'H5' }
    const { headers, body } = seal(setting.publicKey(), content)
    return { method: 'POST', path: '/wps/member/register', headers: { ...json, ...headers, ...fromSomeNetwork(number) }, body }
  },
  // Nobody else takes these names.
  again: verdict => (verdict.is === 'refused' && verdict.code === 'username.exists' ? { is: 'done', content: {} } : verdict),
  nameOf: (number, { run }) => `f${run}${number}`,
  counted: `select username as name, count(*) from members where merchant = 'demo' and username = any($1) group by 1`,
}

export const ticket: DeedKind = {
  name: 'ticket',
  share: 8,
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

export const reward: DeedKind = {
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

export const bet: DeedKind = {
  name: 'bet',
  share: 38,
  call(number, setting) {
    const round = transaction('r', number, setting)
    const session = sessionOf(playerOf(number, setting))
    return signed('bet', { ...ROUND, session, round, transaction: this.nameOf(number, setting), game: 'dice', amount: '1.00' })
  },
  nameOf: (number, setting) => transaction('b', number, setting),
  counted: MOVEMENTS('bet'),
}

export const win: DeedKind = {
  name: 'win',
  share: 18,
  follows: bet,
  call(number, setting) {
    const ids = { round: transaction('r', number, setting), bet: transaction('b', number, setting), transaction: this.nameOf(number, setting) }
    return signed('win', { ...ROUND, ...ids, player: `bench${playerOf(number, setting)}`, amount: '0.50', closes: true })
  },
  nameOf: (number, setting) => transaction('w', number, setting),
  counted: MOVEMENTS('win'),
}
