import { permissions } from '@foyer/contract/ops/permissions'
import { useRef, useState } from 'react'
import { deciders } from 'virtual:op-table'
import { useLocation } from 'wouter'
import { exactTime } from '#format/times.ts'
import { pathTo } from '#frame/paths.ts'
import { useKey } from '#keys/use-keys.ts'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { roleWords } from '#texts/role-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { NotYours } from '#ui/states.tsx'
import { Tick } from '#ui/tick.tsx'
import { sayDone } from '#ui/toast.tsx'
import { headlineOf } from './approval-words.ts'
import styles from './approvals.module.css'

export type OpenApproval = OpAnswer<'approvals.get'>

/** The roles that decide about this kind, in words. */
const decidersOf = (kind: OpenApproval['kind']): string => roleWords(permissions[deciders[kind]])

/** The decision, with its reason. A key takes the focus to a button and never presses it, for money moves. */
export const Decision = ({ approval }: { approval: OpenApproval }) => {
  const t = useTexts('approvals')
  const [, go] = useLocation()
  const [reason, setReason] = useState('')
  const [hasLooked, setLooked] = useState(false)
  const approve = useRef<HTMLButtonElement>(null)
  const refuse = useRef<HTMLButtonElement>(null)
  const { act, busy, error } = useAct('approvals.decide')
  const { merchant, id, changed, seen, obstacle, mayDecide, isOwn, maker, expiresAt } = approval
  const isOff = isOwn || !mayDecide
  useKey('a', isOff ? undefined : t('key_approve'), () => approve.current?.focus(), { off: isOff })
  useKey('r', isOff ? undefined : t('key_refuse'), () => refuse.current?.focus(), { off: isOff })
  if (isOwn) return <NotYours roles={t('who_decides', { roles: decidersOf(approval.kind) })}>{t('own')}</NotYours>
  if (!mayDecide) return <NotYours roles={t('who_decides', { roles: decidersOf(approval.kind) })}>{t('not_yours')}</NotYours>

  const mustLook = changed.length > 0
  const noReason = reason.trim().length < 3 ? t('reason_first') : undefined
  const notNow = obstacle === null ? undefined : wordsOf('errors', obstacle, t('cannot_now'))
  const decide = async (decision: 'approve' | 'refuse') => {
    const done = await act({ merchant, id, decision, answer: reason.trim(), ...(decision === 'approve' && seen !== null && { seen }) })
    if (!done) return
    sayDone(decision === 'approve' ? t('done_approved', { what: headlineOf(approval) }) : t('done_refused', { what: headlineOf(approval) }))
    go(pathTo('approvals'))
  }
  return (
    <footer className={styles.decide}>
      {error !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(error)}</Note>
        </div>
      )}
      <div className={styles.line}>
        {mustLook && (
          <Tick checked={hasLooked} onChange={setLooked}>
            {t('looked', { count: changed.length })}
          </Tick>
        )}
        <TextField label={t('reason')} labelUnseen placeholder={t('reason')} value={reason} onChange={setReason} maxLength={1000} />
      </div>
      <div className={styles.buttons}>
        <p className="s m">
          {t('maker_may_not', { login: maker.login, until: exactTime(expiresAt) })}
          <br />
          {t('read_again')}
        </p>
        <Button ref={refuse} kind="no" keys={['R']} busy={busy} off={noReason} onPress={() => void decide('refuse')}>
          {t('refuse')}
        </Button>
        <Button
          ref={approve}
          kind="go"
          keys={['A']}
          busy={busy}
          off={notNow ?? noReason ?? (mustLook && !hasLooked ? t('look_first') : undefined)}
          onPress={() => void decide('approve')}
        >
          {t('approve', { what: headlineOf(approval) })}
        </Button>
      </div>
    </footer>
  )
}
