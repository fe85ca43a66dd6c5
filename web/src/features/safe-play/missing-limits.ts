import type { LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import type { OwnSafePlay, SafePlay } from './use-safe-play.ts'

/** The limits that the policy requires before a deposit and the member has not set (docs/safe-play.md). Of each kind one is enough, for any period. */
export const missingLimits = (
  { required }: Pick<SafePlay['rules'], 'required'>,
  limits: readonly Pick<OwnSafePlay['limits'][number], 'kind'>[],
): readonly LimitKind[] => required.filter(kind => !limits.some(limit => limit.kind === kind))
