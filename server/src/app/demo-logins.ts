export interface DemoLogin {
  readonly merchant: string
  readonly username: string
  readonly password: string
  /** Is asked for a second factor at every sign-in, and has them all. */
  readonly guarded?: true
  /** An agent, below whom the others of the merchant are. */
  readonly agent?: true
  /** What has been paid in, in the currency's smallest unit: some way up the merchant's ranks. */
  readonly deposits?: readonly number[]
}

/** The user name of each merchant's agent. */
export const AGENT = 'agent'

/** Logins of the demo merchants, printed by `npm start`. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { merchant: 'demo', username: 'player', password: 'Lantern-42-river', deposits: [200_000, 350_000, 500_000, 200_000] },
  { merchant: 'demo', username: 'guarded', password: 'Meadow-18-stone', guarded: true },
  { merchant: 'demo', username: AGENT, password: 'Lagoon-64-birch', agent: true },
  { merchant: 'aurora', username: 'player', password: 'Harbor-77-cedar', deposits: [5_000, 15_000, 8_000] },
  { merchant: 'aurora', username: 'guarded', password: 'Willow-53-ember', guarded: true },
  { merchant: 'aurora', username: AGENT, password: 'Summit-29-clover', agent: true },
]

/** What guarded demo members verify with; no message leaves a demo. */
export const DEMO_FACTORS = {
  email: 'guarded@foyer.example',
  /** Without the dialling code of the merchant's country. */
  mobile: '9175550100',
  payeeName: 'Dana Rivers',
  /** base32 */
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const
