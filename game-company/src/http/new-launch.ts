import Type, { type Static } from 'typebox'
import type { Launch } from '#sessions/launch.ts'

// What the platform asks of the vendor (docs/game-vendors.md).

const Address = Type.String({ pattern: '^https?://[^\\s]{1,2000}$' })

export const LaunchBody = Type.Object({
  game: Type.String({ maxLength: 64 }),
  mode: Type.Union([Type.Literal('real'), Type.Literal('trial')]),
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  wallet: Type.Optional(Address),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  decimals: Type.Integer({ minimum: 0, maximum: 3 }),
  language: Type.String({ maxLength: 35 }),
  lobbyUrl: Address,
  historyUrl: Type.Optional(Address),
  depositUrl: Type.Optional(Address),
  roundMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
})

/** What the platform asks to open, as it is kept. `at`: ms. */
export const newLaunch = (id: string, account: string, order: Static<typeof LaunchBody>, at: number): Launch => ({
  id,
  account,
  game: order.game,
  mode: order.mode,
  token: (order.mode !== 'trial' && order.token) || '',
  currency: order.currency,
  decimals: order.decimals,
  language: order.language,
  lobbyUrl: order.lobbyUrl,
  historyUrl: order.historyUrl ?? '',
  depositUrl: order.depositUrl ?? '',
  walletUrl: (order.mode !== 'trial' && order.wallet) || '',
  roundMs: order.roundMs ?? 0,
  session: '',
  player: order.mode === 'trial' ? `trial:${id}` : '',
  at,
  ended: 0,
})
