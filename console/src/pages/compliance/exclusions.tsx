import { useState } from 'react'
import { Link } from 'wouter'
import { shortTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { call, type OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { RegisterExport } from './register-export.tsx'
import styles from './compliance.module.css'

type Row = OpAnswer<'exclusions.list'>['rows'][number]

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
      {may('exclusions.export', merchant) && <RegisterExport merchant={merchant} />}
      {importing && <ImportDialog merchant={merchant} onClose={() => setImporting(false)} />}
    </>
  )
}
