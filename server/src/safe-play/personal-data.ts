import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as safePlay from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(safePlay.playLimits, { plain: ['kind', 'period', 'zone'], why: 'limits that the member set', afterRetention: 'deleted' }),
  personal(safePlay.playPauses, { plain: ['kind'], why: 'breaks and self-exclusions, which hold after closing', afterRetention: 'deleted' }),
  personal(safePlay.playClocks, { why: 'the reality check', atClosing: 'deleted' }),
]
