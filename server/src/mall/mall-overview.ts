import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { rulesNow } from '#play-credit/credit-rules.ts'
import { iconsOf, isReached } from './owned-goods.ts'

export const mallOverview =
  ({ stores }: Pick<Deps, 'stores'>): Service<'mall.overview'> =>
  async (_request, { merchant, language, session }) => {
    const [accounts, ordered, own] = await Promise.all([
      stores.ledger.accountsOf(merchant.code, session.member.id),
      stores.mall.ordered(merchant.code),
      stores.mall.ofEach({ merchant: merchant.code, memberId: session.member.id }),
    ])
    const goods = merchant.content.mall ?? []
    return {
      points: accounts.find(({ kind }) => kind === 'points')?.balance ?? 0,
      ...(goods.some(({ credit }) => credit) && rulesNow(merchant, language)),
      left: Object.fromEntries(goods.map(({ id, stock }) => [id, Math.max(0, stock - (ordered.get(id) ?? 0))])),
      reached: goods.filter(good => isReached(good, own)).map(({ id }) => id),
      icons: [...iconsOf(goods, own)],
    }
  }
