import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { CodeTarget } from './code-target.ts'

const SEAL = 'one-time-code'

export const keyOf = (
  { seals }: Pick<Deps, 'seals'>,
  { purpose, channel, recipient, memberId = '' }: CodeTarget,
  { merchant }: Pick<Caller, 'merchant'>,
) => seals.mark(SEAL, JSON.stringify([merchant.code, purpose, channel, recipient, memberId]))
export const hashOf = ({ seals }: Pick<Deps, 'seals'>, key: string, code: string): string => seals.mark(SEAL, `${key} ${code}`)
