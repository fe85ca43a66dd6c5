import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime, shortTime } from '#format/times.ts'
import { saveCsv } from '#frame/csv.ts'
import { memberHref } from '#frame/member-href.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { call, type OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { ImportDialog } from './import-dialog.tsx'
import styles from './compliance.module.css'

type Row = OpAnswer<'exclusions.list'>['rows'][number]

/** The whole register as a file: one person asks, another one allows it, and then it can be taken for a day. */
const Export = ({ merchant }: { merchant: string }) => {
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

/** The register of those who are excluded, with its import and export. */
export const Exclusions = ({ merchant }: { merchant: string }) => {
  const t = useTexts('compliance')
  const may = useMay()
  const zone = useMerchant()(merchant)?.timeZone
  const [importing, setImporting] = useState(false)
  const [more, setMore] = useState<{ readonly rows: readonly Row[]; readonly next: string | undefined }>()
  const read = useOp('exclusions.list', {}, merchant)
  const further = async (after: string) => {
    const page = await call('exclusions.list', { after }, merchant)
    setMore(before => ({ rows: [...(before?.rows ?? []), ...page.rows], next: page.next }))
  }
  return (
    <>
      <Section
        title={t('register')}
        beside={
          may('members.exclude', merchant) ? (
            <Button small onPress={() => setImporting(true)}>
              {t('import')}
            </Button>
          ) : undefined
        }
      >
        <ReadTab read={read}>
          {first => {
            const rows = [...first.rows, ...(more?.rows ?? [])]
            const next = more ? more.next : first.next
            if (rows.length === 0) return <Nothing below={t('register_below')}>{t('register_empty')}</Nothing>
            return (
              <>
                <table aria-label={t('register')}>
                  <thead>
                    <tr>
                      <th>{t('member')}</th>
                      <th>{t('since')}</th>
                      <th>{t('until')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ id, username, since, until }) => (
                      <tr key={id}>
                        <td>
                          <Link className="link" href={memberHref(merchant, id, 'limits')}>
                            {username}
                          </Link>
                        </td>
                        <td className="q">{shortTime(since, zone)}</td>
                        <td>{until === null ? t('without_end') : shortTime(until, zone)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                {next !== undefined && (
                  <p className={styles.below}>
                    <Button small onPress={() => void further(next)}>
                      {t('more')}
                    </Button>
                  </p>
                )}
              </>
            )
          }}
        </ReadTab>
      </Section>
      {may('exclusions.export', merchant) && <Export merchant={merchant} />}
      {importing && <ImportDialog merchant={merchant} onClose={() => setImporting(false)} />}
    </>
  )
}
