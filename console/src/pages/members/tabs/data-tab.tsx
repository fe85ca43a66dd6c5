import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import { ForgetDialog, GiveDialog, RequestDialog } from '#pages/members/dialogs/data-dialogs.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { NotYours, Nothing } from '#ui/states.tsx'
import { TrackedData } from './tracked-data.tsx'
import styles from '#pages/members/members.module.css'

type Open = 'give' | 'forget' | 'request'

/** Which documents of the house the member accepted. */
const Accepted = ({ member: { accepted }, timeZone }: Pick<TabProps, 'member' | 'timeZone'>) => {
  const t = useTexts('members')
  return (
    <Section title={t('accepted')}>
      {accepted.length === 0 && <Nothing>{t('accepted_none')}</Nothing>}
      {accepted.length > 0 && (
        <table>
          <tbody>
            {accepted.map(({ document, version, at }) => (
              <tr key={`${document} ${version}`}>
                <td>{t(`accepted_${document}`)}</td>
                <td>{version}</td>
                <td className="r q">
                  <When at={at} timeZone={timeZone} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

/** What is kept of the member by table, why, and when it goes. */
const Kept = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.fates', { id: member.id }, merchant)
  return (
    <ReadTab read={read}>
      {({ tables, retainedUntil }) => (
        <Section title={t('kept')} beside={retainedUntil === null ? t('kept_open') : t('kept_until', { when: exactTime(retainedUntil, timeZone) })}>
          <table aria-label={t('kept')}>
            <thead>
              <tr>
                <th>{t('kept_table')}</th>
                <th className="r">{t('kept_rows')}</th>
                <th className={styles.wide}>{t('kept_why')}</th>
                <th>{t('kept_ends')}</th>
              </tr>
            </thead>
            <tbody>
              {tables.map(one => (
                <tr key={one.table}>
                  <td className="mono" title={one.holds.join('; ')}>
                    {one.table}
                  </td>
                  <td className="r">{one.rows.toLocaleString('en')}</td>
                  <td className={classes('q s', styles.wide)}>{one.why}</td>
                  <td className="s">{one.ends}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </ReadTab>
  )
}

/** What is kept of a member, who was sent what, and what the member may ask for. */
export const DataTab = (props: TabProps) => {
  const { member, merchant } = props
  const t = useTexts('members')
  const may = useMay()
  const [open, setOpen] = useState<Open>()
  if (!may('privacy.read', merchant)) return <NotYours>{t('data_not_yours')}</NotYours>
  const off = may('privacy.act', merchant) ? undefined : t('not_your_role')
  const close = () => setOpen(undefined)
  return (
    <>
      <p className="row wrap">
        <Button off={off} onPress={() => setOpen('request')}>
          {t('request_add')}
        </Button>
        <Button off={off} onPress={() => setOpen('give')}>
          {t('give')}
        </Button>
        <Button off={off} onPress={() => setOpen('forget')}>
          {t('forget')}
        </Button>
      </p>
      <Kept {...props} />
      <Accepted {...props} />
      <TrackedData {...props} />
      {open === 'request' && <RequestDialog member={member} merchant={merchant} onClose={close} />}
      {open === 'give' && <GiveDialog member={member} merchant={merchant} onClose={close} />}
      {open === 'forget' && <ForgetDialog member={member} merchant={merchant} onClose={close} />}
    </>
  )
}
