import type { RoundView } from '#rounds/round-view.ts'

export const FIELDS = ['game', 'serverSeed', 'hash', 'clientSeed', 'nonce', 'stake', 'choice', 'moves'] as const
type Fields = Readonly<Record<(typeof FIELDS)[number], string>>

export const fieldsOf = (round: RoundView | undefined): Fields => ({
  game: round?.game ?? 'dice',
  serverSeed: round?.seeds?.serverSeed ?? '',
  hash: round?.seeds?.hash ?? '',
  clientSeed: round?.seeds?.clientSeed ?? '',
  nonce: String(round?.seeds?.nonce ?? 0),
  stake: String(round?.stake ?? 1_000),
  choice: JSON.stringify(round?.choice ?? { side: 'over', line: 5_000 }),
  moves: JSON.stringify(round?.moves ?? []),
})
