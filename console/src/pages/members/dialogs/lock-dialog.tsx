import { LOCK_SCOPES, type LockScope } from '@foyer/contract/locks/lock-scopes'
import { HOUR_MS } from '@foyer/contract/time-units'
import { useState } from 'react'
import { useNow } from '#format/now.ts'
import { shortTime } from '#format/times.ts'
import { useAct } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Tick } from '#ui/tick.tsx'
import { sayDone } from '#ui/toast.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from '#pages/members/members.module.css'

export interface LockedMember {
  readonly id: string
  readonly username: string
  readonly locks: readonly { readonly scope: LockScope; readonly until: string | null }[]
}

/** The ends that are chosen most, in hours; `null`: until it is lifted. */
const ENDS = { day: 24, week: 168, month: 720, own: 0, open: null } as const
type End = keyof typeof ENDS

interface Props {
  merchant: string
  members: readonly LockedMember[]
  /** How many sessions would end, where that is known. */
  sessions?: number | undefined
  onClose: () => void
  onDone: () => void
}

/** Locks by scope, with what each scope does, an end and a reason. */
export const LockDialog = ({ merchant, members, sessions, onClose, onDone }: Props) => {
  const t = useTexts('members')
  const timeZone = useMerchant()(merchant)?.timeZone
  const { act, busy, error } = useAct('members.lock')
  const [scopes, setScopes] = useState<readonly LockScope[]>([])
  const [end, setEnd] = useState<End>('day')
  const [own, setOwn] = useState('')
  const now = useNow()
  const [only] = members
  const name = members.length === 1 && only ? only.username : t('members', { count: members.length })

  const until = ((): Date | null | undefined => {
    if (end === 'open') return null
    if (end === 'own') return own === '' || Number.isNaN(Date.parse(own)) ? undefined : new Date(own)
    return new Date(now + ENDS[end] * HOUR_MS)
  })()
  const off =
    scopes.length === 0 ? t('lock_scope_missing') : until === undefined || (until && until.getTime() <= now) ? t('lock_end_missing') : undefined
  const what = scopes.map(scope => t(`scope_${scope}`)).join(', ')
  const go =
    scopes.length === 0 ? t('lock_go_nothing') : until ? t('lock_go_until', { what, when: shortTime(until, timeZone) }) : t('lock_go', { what })

  const consequence = (scope: LockScope): string => {
    const before = members.length === 1 ? only?.locks.find(lock => lock.scope === scope) : undefined
    if (before) return before.until === null ? t('lock_already') : t('lock_already_until', { when: shortTime(before.until, timeZone) })
    if (scope === 'sign-in' && sessions !== undefined && sessions > 0) return t('lock_does_sign-in_sessions', { count: sessions })
    return t(`lock_does_${scope}`)
  }

  const lock = async (reason: string) => {
    const input = { ids: members.map(({ id }) => id), scopes: [...scopes], until: until?.toISOString() ?? null, reason }
    if (!(await act(input, merchant))) return
    sayDone(t('lock_done', { what, name }))
    onDone()
  }

  return (
    <ReasonDialog
      title={t('lock_title', { name })}
      about={t('lock_about')}
      go={go}
      off={off}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void lock(reason)}
    >
      <fieldset className={styles.scopes}>
        <legend className="unseen">{t('lock_what')}</legend>
        {LOCK_SCOPES.map(scope => (
          <div key={scope} className={classes(styles.scope, scopes.includes(scope) && styles.scopeOn)}>
            <Tick checked={scopes.includes(scope)} onChange={on => setScopes(on ? [...scopes, scope] : scopes.filter(one => one !== scope))}>
              {t(`scope_${scope}`)}
            </Tick>
            <span className="s q">{consequence(scope)}</span>
          </div>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Select
          label={t('lock_until')}
          hint={end === 'open' ? t('lock_open_hint') : until ? shortTime(until, timeZone) : undefined}
          value={end}
          onChange={setEnd}
          options={(Object.keys(ENDS) as End[]).map(value => ({ value, words: t(`lock_end_${value}`) }))}
        />
        {end === 'own' && <TextField label={t('lock_own')} hint={t('lock_own_hint')} type="datetime-local" value={own} onChange={setOwn} />}
      </div>
      <ul className={styles.follows}>
        <li>{t('lock_follows_words')}</li>
        <li>{t('lock_follows_audit')}</li>
      </ul>
    </ReasonDialog>
  )
}
