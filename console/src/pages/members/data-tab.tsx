import { requestKinds } from '@foyer/contract/privacy/ops/request-kinds'
import { useState } from 'react'
import { deviceOf } from '#format/device-words.ts'
import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { saveFile } from '#frame/save-file.ts'
import { When } from '#frame/when.tsx'
import { call } from '#request/call.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Select, TextField } from '#ui/field.tsx'
import { State, type Tone } from '#ui/marks.tsx'
import { NotYours, Nothing } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { TabProps } from './member.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './members.module.css'

const sentTones: Readonly<Record<string, Tone>> = { sent: 'good', unclear: 'warn', waiting: 'warn', refused: 'bad' }
type Open = 'give' | 'forget' | 'request'
type Moments = Awaited<ReturnType<typeof call<'members.tracked'>>>['moments']

const RequestDialog = ({ member, merchant, onClose }: Pick<TabProps, 'member' | 'merchant'> & { onClose: () => void }) => {
  const t = useTexts('members')
  const [kind, setKind] = useState<(typeof requestKinds)[number]>('access')
  const [day, setDay] = useState('')
  const { act, busy, error } = useAct('requests.add')
  const write = async (text: string) => {
    const answer = await act({ id: member.id, kind, text, ...(day !== '' && { askedAt: new Date(`${day}T12:00:00Z`).toISOString() }) }, merchant)
    if (!answer) return
    sayDone(t('request_done', { when: exactTime(answer.dueAt, undefined) }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('request_title', { name: member.username })}
      about={t('request_about')}
      go={t('request_go')}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={text => void write(text)}
    >
      <div className={styles.pair}>
        <Select
          label={t('request_kind')}
          value={kind}
          onChange={setKind}
          options={requestKinds.map(value => ({ value, words: t(`request_${value}`) }))}
        />
        <TextField label={t('request_day')} hint={t('request_day_hint')} type="date" value={day} onChange={setDay} />
      </div>
    </ReasonDialog>
  )
}

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

/** What tracking noticed, and what became of it at each provider. */
const Tracked = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.tracked', { id: member.id }, merchant)
  const [older, setOlder] = useState<{ readonly moments: Moments; readonly next: string | undefined }>()
  const readOlder = async (after: string) => {
    const page = await call('members.tracked', { id: member.id, after }, merchant)
    setOlder(before => ({ moments: [...(before?.moments ?? []), ...page.moments], next: page.next }))
  }
  return (
    <ReadTab read={read}>
      {({ version, devices, moments, next: first }) => {
        const all = [...moments, ...(older?.moments ?? [])]
        const next = older ? older.next : first
        return (
          <>
            <Section title={t('consent')} beside={t('consent_version', { version })}>
              {devices.every(({ choices }) => choices.length === 0) ? (
                <Nothing>{t('consent_none')}</Nothing>
              ) : (
                <table aria-label={t('consent')}>
                  <thead>
                    <tr>
                      <th>{t('column_when')}</th>
                      <th>{t('column_device')}</th>
                      <th>{t('consent_measurement')}</th>
                      <th>{t('consent_marketing')}</th>
                      <th className={styles.wide}>{t('consent_text')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {devices.flatMap(({ device, browser, choices }) =>
                      choices.map(choice => (
                        <tr key={`${device} ${choice.at}`}>
                          <td className="q s nw">{exactTime(choice.at, timeZone)}</td>
                          <td>{deviceOf(browser)}</td>
                          <td>{t(choice.measurement ? 'consent_yes' : 'consent_no')}</td>
                          <td>
                            {t(choice.marketing ? 'consent_yes' : 'consent_no')}
                            {choice.globalPrivacyControl && <span className="q s"> {t('consent_signal')}</span>}
                          </td>
                          <td className={classes('mono m', styles.wide)}>{choice.version}</td>
                        </tr>
                      )),
                    )}
                  </tbody>
                </table>
              )}
            </Section>
            <Section title={t('tracked')}>
              {all.length === 0 ? (
                <Nothing>{t('tracked_none')}</Nothing>
              ) : (
                <table aria-label={t('tracked')}>
                  <thead>
                    <tr>
                      <th>{t('column_when')}</th>
                      <th>{t('tracked_moment')}</th>
                      <th>{t('tracked_sent')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {all.map(({ id, at, moment, sent }) => (
                      <tr key={id}>
                        <td className="q s">
                          <When at={at} timeZone={timeZone} />
                        </td>
                        <td>{moment}</td>
                        <td>
                          {sent.length === 0 ? (
                            <span className="m">{t('tracked_nobody')}</span>
                          ) : (
                            sent.map(({ provider, state, reason }) => (
                              <span key={provider} className="row" title={reason ?? undefined}>
                                {provider} <State tone={sentTones[state]}>{wordsOf('members', `delivery_${state}`, state)}</State>
                              </span>
                            ))
                          )}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
              {next !== undefined && (
                <Button small onPress={() => void readOlder(next)}>
                  {t('older')}
                </Button>
              )}
            </Section>
          </>
        )
      }}
    </ReadTab>
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
  const [give, forget] = [useAct('members.giveData'), useAct('members.forget')]
  if (!may('privacy.read', merchant)) return <NotYours>{t('data_not_yours')}</NotYours>
  const off = may('privacy.act', merchant) ? undefined : t('not_your_role')
  const close = () => setOpen(undefined)
  const takeData = async (reason: string) => {
    const file = await give.act({ id: member.id, reason }, merchant)
    if (!file) return
    saveFile(file.name, file.text, 'application/json')
    sayDone(t(file.isComplete ? 'give_done' : 'give_cut'))
    close()
  }
  const forgetAll = async (reason: string) => {
    if (!(await forget.act({ id: member.id, reason }, merchant))) return
    sayDone(t('forget_done'))
    close()
  }
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
      <Tracked {...props} />
      {open === 'request' && <RequestDialog member={member} merchant={merchant} onClose={close} />}
      {open === 'give' && (
        <ReasonDialog
          title={t('give_title', { name: member.username })}
          about={t('give_about')}
          go={t('give_go')}
          busy={give.busy}
          error={give.error}
          onClose={close}
          onGo={reason => void takeData(reason)}
        />
      )}
      {open === 'forget' && (
        <ReasonDialog
          title={t('forget_title', { name: member.username })}
          about={t('forget_about')}
          go={t('forget_go')}
          kind="kill"
          busy={forget.busy}
          error={forget.error}
          onClose={close}
          onGo={reason => void forgetAll(reason)}
        />
      )}
    </>
  )
}
