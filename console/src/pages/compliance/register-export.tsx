import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { saveCsv } from '#frame/csv.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { call } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './compliance.module.css'

/** The whole register as a file: one person asks, another one allows it, and then it can be taken for a day. */
export const RegisterExport = ({ merchant }: { merchant: string }) => {
  const t = useTexts('compliance')
  const zone = useMerchant()(merchant)?.timeZone
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const ask = useAct('exclusions.askExport')
  const read = useOp('exclusions.exports', {}, merchant)
  const askFor = async (reason: string) => {
    if (!(await ask.act({ reason }, merchant))) return
    sayDone(t('asked'))
    setAsking(false)
  }
  const take = async (approval: string) => {
    setFault(undefined)
    try {
      const { rows } = await call('exclusions.export', { approval }, merchant)
      const lines = rows.map(({ id, username, since, until }) => [id, username, since, until ?? ''])
      saveCsv(`${merchant}-exclusions.csv`, [['id', 'username', 'since', 'until'], ...lines])
    } catch (error) {
      setFault(errorWords(error))
    }
  }
  return (
    <Section
      title={t('export')}
      beside={
        <Button small onPress={() => setAsking(true)}>
          {t('ask_export')}
        </Button>
      }
    >
      {fault !== undefined && <Note tone="bad">{fault}</Note>}
      <ReadTab read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="q s">{t('export_about')}</p>
          ) : (
            <ul>
              {items.map(({ approval, state, until }) => (
                <li key={approval} className={styles.line}>
                  <span className="grow">{state === 'waiting' ? t('export_waits') : t('export_until', { when: exactTime(until, zone) })}</span>
                  {state === 'approved' && (
                    <Button small kind="go" onPress={() => void take(approval)}>
                      {t('take_file')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ReadTab>
      {asking && (
        <ReasonDialog
          title={t('ask_export_title')}
          about={t('ask_export_about')}
          act={t('ask_second')}
          busy={ask.busy}
          error={ask.error}
          onClose={() => setAsking(false)}
          onAct={reason => void askFor(reason)}
        />
      )}
    </Section>
  )
}
