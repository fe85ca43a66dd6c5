import { sql } from 'drizzle-orm'
import { functionName } from '#kernel/db/function-call.ts'
import type { CheckLedger } from '#money/ledger/ledger-checks.ts'

/** What a draw left of its pool is in the account of pools, until the draw that takes it over (lottery/draws/functions/pools.sql). */
export const poolsCheck: CheckLedger = merchant => sql`select key, fault from ${functionName('lottery_pools')}(${merchant})`
