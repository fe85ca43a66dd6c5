import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { RiskCase } from '#risk/risk-case.ts'

/** Throws `case.unknown`. */
export const knownCase = async ({ riskCases }: Pick<Stores, 'riskCases'>, { code }: Merchant, id: number): Promise<RiskCase> => {
  const found = await riskCases.byId(code, id)
  if (!found) throw new OpRefusal('case.unknown')
  return found
}

export const membersById = async ({ members }: Pick<Stores, 'members'>, merchant: string, ids: readonly string[]) =>
  new Map((await members.byIds(merchant, ids)).map(member => [member.id, member]))

export const aboutCase = ({ id }: RiskCase) => ({ kind: 'case', id: String(id) }) as const
