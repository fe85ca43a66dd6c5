import { shortTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import type { useTexts } from '#texts/use-texts.ts'
import type { Tone } from '#ui/marks.tsx'

type Row = OpAnswer<'members.find'>['rows'][number]
type Words = ReturnType<typeof useTexts<'members'>>

/** What must be seen first of a member: a lock before a pause, both with their end. */
export const stateOf = (row: Row, t: Words, timeZone: string | undefined): { readonly words: string; readonly tone?: Tone } | undefined => {
  const until = (at: string | null): string => (at === null ? '' : ` ${t('until', { when: shortTime(at, timeZone) })}`)
  if (row.closed) return { words: t('state_closed') }
  const [lock] = row.locks
  if (lock) {
    const scopes = row.locks.map(({ scope }) => t(`scope_${scope}`)).join(', ')
    return {
      words: `${t('state_locked', { scopes })}${until(lock.until)}`,
      tone: lock.scope === 'withdrawal' || lock.scope === 'sign-in' ? 'bad' : 'warn',
    }
  }
  if (row.pause === 'exclusion') return { words: `${t('state_excluded')}${until(row.pausedUntil)}` }
  if (row.pause === 'break') return { words: `${t('state_break')}${until(row.pausedUntil)}` }
  return row.depositCount === 0 ? { words: t('state_no_deposit') } : undefined
}
