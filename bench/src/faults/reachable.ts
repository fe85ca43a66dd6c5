import type { Stores } from '@foyer/server/src/kernel/deps.ts'
import { networkOf } from '@foyer/server/src/kernel/http/network.ts'
import { EVERYWHERE } from '@foyer/server/src/kernel/ops/staff-caller.ts'
import { createSeals } from '@foyer/server/src/kernel/security/seals.ts'
import { storedNumber } from '@foyer/server/src/payments/payout-accounts/account-number.ts'
import { PUSH_SEAL } from '@foyer/server/src/push/binding.ts'
import { openSession } from '@foyer/server/src/staff/session/open-session.ts'
import type { Client } from 'pg'
import { deviceOf, payoutAccountOf, pushNameOf } from './addresses.ts'
import { staffRoles, staffTokenOf } from './staff.ts'

/** Neither sessions nor confirmations end while a clock is set. */
const LATER_MS = 24 * 3_600_000

/** Where members are reached, and with what the server seals. */
export interface Reach {
  readonly secretKey: string
  /** The origin of the push service. */
  readonly pushUrl: string
}

/** All devices have one key pair, because encrypting costs the same for each of them. */
const deviceKeys = async () => {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  return {
    p256dh: Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  }
}

/** Members have confirmed who they are, a bank account, a device that gets pushes, and have agreed to tracking on it. */
export const addReach = async (client: Client, players: number, { secretKey, pushUrl }: Reach): Promise<void> => {
  const seals = createSeals(secretKey)
  const all = Array.from({ length: players }, (_, index) => index + 1)
  const members = all.map(player => `bench${player}`)
  const devices = all.map(deviceOf)
  const keys = await deviceKeys()
  await client.query(
    `update sessions set confirmed_at = now() + interval '1 day', device_id = own.device
     from unnest($1::text[], $2::text[]) as own (member, device) where merchant = 'demo' and member_id = own.member`,
    [members, devices],
  )
  await client.query(
    `insert into tracking_visitors (merchant, id, member_id, version, measurement, marketing, chosen_at, pixels, native, ip, user_agent, origin, seen_at)
     select 'demo', device, member, '1', true, true, now(), json_build_object('tfTracker', member), '{}', '127.0.0.1', 'bench', 'http://localhost', now()
     from unnest($1::text[], $2::text[]) as own (member, device)`,
    [members, devices],
  )
  const numbers = all.map(player => storedNumber(seals, 'summit', `80${String(player).padStart(8, '0')}`))
  await client.query(
    `insert into payout_accounts (merchant, member_id, id, bank, sealed_number, mark, "end", holder, added_at, usable_at)
     select 'demo', member, id, 'summit', number, mark, '0000', 'Ann Reyes', now(), now() - interval '1 day'
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as own (member, id, number, mark)`,
    [members, all.map(payoutAccountOf), numbers.map(({ sealedNumber }) => sealedNumber), numbers.map(({ mark }) => mark)],
  )
  const tokens = all.map(player => Buffer.from(JSON.stringify({ endpoint: `${pushUrl}/${pushNameOf(player)}`, keys })).toString('base64url'))
  await client.query(
    `insert into push_subscriptions (merchant, member_id, id, provider, sealed_token, session_hash, origin, language, to_all, bound_at)
     select 'demo', member, encode(sha256(member::bytea), 'hex'), 'webPush', token, 'none', 'http://localhost', 'EN', true, now()
     from unnest($1::text[], $2::text[]) as own (member, token)`,
    [members, tokens.map(token => seals.seal(PUSH_SEAL, token))],
  )
}

/** The people of the staff who look after withdrawals, signed in. */
export const addStaff = async (unit: Stores): Promise<void> => {
  const at = new Date(Date.now() + LATER_MS)
  const ip = '127.0.0.1'
  for (const role of staffRoles) {
    const id = `bench-${role}`
    await unit.staffPeople.add({ id, login: id, name: id, createdAt: at })
    await unit.staffPeople.grant({ personId: id, merchant: EVERYWHERE, role }, at)
    const open = openSession({ randomToken: () => staffTokenOf(role), clock: () => at })
    await open(unit, id, { ip, network: networkOf(ip), userAgent: 'bench' })
  }
}
