import { useState } from 'react'
import { useLocation } from 'wouter'
import { exactTime } from '#format/times.ts'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing, Waiting } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './ledger.module.css'

/** One finding of the night’s check, and what was done about it. */
export const FindingDetail = ({ merchant, check, name }: { merchant: MyMerchant; check: string; name: string }) => {
  const t = useTexts('ledger')
  const [, go] = useLocation()
  const [reason, setReason] = useState('')
  const settle = useAct('ledger.settle')
  const { value } = useOp('ledger.findings', {}, merchant.code)
  if (!value) return <Waiting />
  const finding = [...value.open, ...value.settled].find(one => one.check === check && one.key === name)
  if (!finding) return <Nothing>{t('finding_gone')}</Nothing>
  const settleIt = async () => {
    if (!(await settle.act({ check, key: name, reason: reason.trim() }, merchant.code))) return
    sayDone(t('done_settled'))
    go(pathTo('ledger', 'accounts'))
  }
  return (
    <>
      <p className="q">{t('finding_of', { check })}</p>
      <h2 className={styles.title}>{wordsOf('ledger', `fault_${check}`, t('fault'))}</h2>
      <Facts
        left
        facts={[
          { name: t('what'), value: <span className="mono">{finding.key}</span> },
          { name: t('found'), value: exactTime(finding.firstAt, merchant.timeZone) },
          { name: t('last_seen'), value: exactTime(finding.lastAt, merchant.timeZone) },
          { name: t('gone_at'), value: finding.goneAt === null ? t('still_there') : exactTime(finding.goneAt, merchant.timeZone) },
        ]}
      />
      {finding.settled ? (
        <Note>{t('settled', { by: finding.settled.by, at: exactTime(finding.settled.at, merchant.timeZone), note: finding.settled.note })}</Note>
      ) : (
        merchant.permissions.includes('ledger.settle') && (
          <>
            <div className={styles.fields}>
              <TextArea label={t('done_about')} value={reason} onChange={setReason} maxLength={1000} hint={t('reason_hint')} />
            </div>
            {settle.error !== undefined && <Note tone="bad">{errorWords(settle.error)}</Note>}
            <div className={styles.end}>
              <span className="m s">{t('settle_note')}</span>
              <Button kind="go" off={reason.trim().length < 3 ? t('needs_reason') : undefined} busy={settle.busy} onPress={() => void settleIt()}>
                {t('settle')}
              </Button>
            </div>
          </>
        )
      )}
    </>
  )
}
