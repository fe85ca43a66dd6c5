import { createHash } from 'node:crypto'
import { emailOf } from '#members.ts'
import { seal } from '#seal.ts'
import { deviceOf, pushNameOf, strangersMobileOf } from './addresses.ts'
import { asPlayer, fromSomeNetwork, json, playerOf, type DeedKind } from './deed-kind.ts'

const DIALLING_CODE = '63'

/** A stranger asks for a code by SMS. */
export const code: DeedKind = {
  name: 'code',
  share: 4,
  call(number) {
    const content = { countryDialingCode: DIALLING_CODE, mobileNum: strangersMobileOf(number) }
    return { method: 'POST', path: '/wps/verification/sms/noLogin', headers: { ...json, ...fromSomeNetwork(number) }, body: JSON.stringify(content) }
  },
  nameOf: number => DIALLING_CODE + strangersMobileOf(number),
  arrives(number, setting) {
    return { sms: this.nameOf(number, setting) }
  },
}

/** A member adds a bank account, of which a notice by e-mail and a push tell. */
export const bankAccount: DeedKind = {
  name: 'bank account',
  share: 4,
  most: ({ players }) => players,
  call(number, setting) {
    const content = { bank: 'harbor', number: `70${String(number).padStart(8, '0')}`, holder: 'Ann Reyes' }
    const { headers, body } = seal(setting.publicKey(), content)
    return { method: 'POST', path: '/wps/payment/account', headers: { ...asPlayer(number, setting), ...headers }, body }
  },
  again: verdict => (verdict.is === 'refused' && verdict.code === 'payout.account.exists' ? { is: 'done', content: {} } : verdict),
  nameOf: (number, setting) => `bench${playerOf(number, setting)}`,
  // The account that members are paid out to is at another bank.
  counted: `select member_id as name, count(*) from payout_accounts where merchant = 'demo' and bank = 'harbor' and member_id = any($1) group by 1`,
  arrives(number, setting) {
    const player = playerOf(number, setting)
    return { mail: emailOf(player), push: pushNameOf(player) }
  },
}

/** The clock of a member’s device is behind every one that the server has in a fault. */
const DEVICE_BEHIND_MS = 2 * 3_600_000

/** A page tells of a moment, of which an advertising company is told. */
export const moment: DeedKind = {
  name: 'moment',
  share: 4,
  call(number, setting) {
    const event = {
      eventID: this.nameOf(number, setting),
      eventName: 'viewContent',
      at: Date.now() - DEVICE_BEHIND_MS,
      eventValue: { page: '/m/home' },
    }
    const content = { visitor: deviceOf(playerOf(number, setting)), events: JSON.stringify([event]) }
    const headers = { ...asPlayer(number, setting), ...fromSomeNetwork(number) }
    return { method: 'POST', path: '/wps/tracking/events', headers, body: JSON.stringify(content) }
  },
  nameOf: (number, { run }) => `00${run}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
  counted: `select id as name, count(*) from tracking_events where merchant = 'demo' and id = any($1) group by 1`,
  arrives(number, setting) {
    return { pixels: this.nameOf(number, setting) }
  },
}

/** A member starts a game, whose address the vendor gives. Each start has a token of its own. */
export const launch: DeedKind = {
  name: 'launch',
  share: 3,
  waitsFor: 'vendor',
  call: (number, setting) => ({
    method: 'POST',
    path: '/wps/game/launchGame',
    headers: asPlayer(number, setting),
    body: JSON.stringify({ gameCode: 'dice' }),
  }),
  done({ value }, setting, number) {
    const token = new URL((value as { readonly gameUrl: string }).gameUrl).searchParams.get('token') ?? ''
    setting.noted.set(`launch ${number}`, createHash('sha256').update(token).digest('hex'))
  },
  nameOf: (number, { noted }) => noted.get(`launch ${number}`) ?? `launch ${number} without an answer`,
  counted: `select token_hash as name, count(*) from game_sessions where merchant = 'demo' and token_hash = any($1) group by 1`,
  arrives(number, setting) {
    return { vendor: this.nameOf(number, setting) }
  },
}
