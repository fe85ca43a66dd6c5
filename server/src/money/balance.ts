import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import type { Account } from './ledger/ledger-store.ts'

/** Rises with every movement of the member. */
export const walletVersionOf = (accounts: readonly Account[]): number => accounts.reduce((sum, { version }) => sum + version, 0)

export const balance =
  ({ stores }: Pick<Deps, 'stores'>): Service<'wallet.balance'> =>
  async (_request, { merchant, session: { member } }) => {
    const { currency, decimals } = merchant.settings
    const accounts = await stores.ledger.accountsOf(merchant.code, member.id)
    const of = (kind: Account['kind']) => accounts.find(account => account.kind === kind)?.balance ?? 0
    const [credit, owed] = [of('credit'), -of('owed')]
    return {
      currency,
      decimals,
      main: of('main'),
      held: of('held'),
      points: of('points'),
      ...(credit > 0 && { credit }),
      ...(owed > 0 && { owed }),
      walletVersion: walletVersionOf(accounts),
    }
  }
