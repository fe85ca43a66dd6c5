import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { clockOf } from '#format/zone-time.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { errorWords } from '#request/error-words.ts'
import { FRESH_EVERY, useAct, useOp } from '#request/use-op.ts'
import { useMay, useSession, type MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts, Section } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.ts'
import { sayDone } from '#ui/toast.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { draftOf, sumFields, type Campaign } from './form-rules.ts'
import styles from './campaigns.module.css'

interface Of {
  merchant: MyMerchant
  campaign: Campaign
}

const segmentRows = (campaign: Campaign, t: ReturnType<typeof useTexts<'campaigns'>>) =>
  Object.entries(campaign.segment).map(([name, value]) => ({
    name: t(`rule_${name as keyof Campaign['segment']}`),
    value: Array.isArray(value) ? value.join(', ') : (sumFields as readonly string[]).includes(name) ? sumWords(value, campaign) : String(value),
  }))

const Results = ({ campaign: { results } }: Pick<Of, 'campaign'>) => {
  const t = useTexts('campaigns')
  const figures = [
    ['chosen', results.chosen],
    ['waiting', results.waiting],
    ['sent', results.sent],
    ['failed', results.failed],
    ['opened', results.opened],
    ['clicked', results.clicked],
  ] as const
  return (
    <Section title={t('results')}>
      <div className={styles.figures}>
        {figures.map(([name, count]) =>
          count === null ? null : (
            <div key={name}>
              <b>{count.toLocaleString('en')}</b>
              <span className="q">{t(`result_${name}`)}</span>
            </div>
          ),
        )}
      </div>
      {results.skipped.length > 0 && (
        <Facts left facts={results.skipped.map(({ reason, members }) => ({ name: t(`skip_${reason}`), value: members.toLocaleString('en') }))} />
      )}
    </Section>
  )
}

const Test = ({ merchant, campaign }: Of) => {
  const t = useTexts('campaigns')
  const [username, setUsername] = useState('')
  const { act, busy, error } = useAct('campaigns.test')
  const send = async () => {
    const done = await act({ id: campaign.id, revision: campaign.revision, username: username.trim() }, merchant.code)
    if (done) sayDone(t('tested', { name: username.trim() }))
  }
  return (
    <Section title={t('test')}>
      <div className={styles.form}>
        <TextField label={t('test_to')} hint={t('test_hint')} value={username} onChange={setUsername} maxLength={64} />
        {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
        <div className={styles.acts}>
          <Button busy={busy} off={username.trim() === '' ? t('name_first') : undefined} onPress={() => void send()}>
            {t('test_go')}
          </Button>
        </div>
      </div>
    </Section>
  )
}

const Acts = ({ merchant, campaign, onChange }: Of & { onChange: () => void }) => {
  const t = useTexts('campaigns')
  const may = useMay()
  const count = useAct('campaigns.count')
  const ask = useAct('campaigns.ask')
  const stop = useAct('campaigns.stop')
  const [opened, setOpened] = useState<'ask' | 'stop'>()
  const { id, revision, state } = campaign
  const isOpen = state === 'draft' || state === 'counting' || state === 'ready'
  const isRunning = state === 'scheduled' || state === 'sending'
  const done = (words: string) => {
    sayDone(words)
    setOpened(undefined)
  }
  const askFor = async (reason: string) => {
    if (await ask.act({ id, revision, reason }, merchant.code)) done(t('is_asked'))
  }
  const end = async (reason: string) => {
    if (await stop.act({ id, reason }, merchant.code)) done(t('is_stopped'))
  }
  return (
    <>
      <div className={styles.acts}>
        {isOpen && may('campaigns.edit', merchant.code) && (
          <>
            <Button onPress={onChange}>{t('change')}</Button>
            <Button busy={count.busy || state === 'counting'} onPress={() => void count.act({ id, revision }, merchant.code)}>
              {t('count')}
            </Button>
            <Button kind="go" off={state === 'ready' ? undefined : t('count_first')} onPress={() => setOpened('ask')}>
              {t('ask')}
            </Button>
          </>
        )}
        {isRunning && may('campaigns.stop', merchant.code) && (
          <Button kind="no" onPress={() => setOpened('stop')}>
            {t('stop')}
          </Button>
        )}
      </div>
      {count.error !== undefined && <Note tone="bad">{errorWords(count.error)}</Note>}
      {opened === 'ask' && (
        <ReasonDialog
          title={t('ask')}
          about={t('ask_about', { members: (campaign.counted?.reachable ?? 0).toLocaleString('en') })}
          act={t('ask_go')}
          busy={ask.busy}
          error={ask.error}
          onAct={reason => void askFor(reason)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'stop' && (
        <ReasonDialog
          title={t('stop')}
          about={t('stop_about')}
          act={t('stop')}
          kills
          busy={stop.busy}
          error={stop.error}
          onAct={reason => void end(reason)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** A campaign: what it says, for whom, what became of it. */
export const CampaignDetail = ({ merchant, id, channels }: { merchant: MyMerchant; id: string; channels: readonly CampaignChannel[] }) => {
  const t = useTexts('campaigns')
  const mayEdit =
    useSession()
      .me.merchants.find(({ code }) => code === merchant.code)
      ?.permissions.includes('campaigns.edit') ?? false
  const [isChanging, setChanging] = useState(false)
  const read = useOp('campaigns.get', { id }, merchant.code, { every: FRESH_EVERY / 2 })
  return (
    <ReadTab read={read}>
      {campaign =>
        isChanging ? (
          <CampaignForm
            merchant={merchant}
            channels={channels}
            languages={campaign.languages}
            decimals={campaign.decimals}
            begun={draftOf(campaign, campaign.dueAt === null ? '' : clockOf(campaign.dueAt, merchant.timeZone))}
            change={{ id, revision: campaign.revision }}
            onLeave={() => setChanging(false)}
          />
        ) : (
          <>
            <h2 className={styles.title}>{campaign.name}</h2>
            <p className="q">
              {t(`channel_${campaign.channel}`)} · {t(`state_${campaign.state}`)} · {campaign.madeBy}
            </p>
            <Acts merchant={merchant} campaign={campaign} onChange={() => setChanging(true)} />
            <Facts
              left
              facts={[
                ...(campaign.counted
                  ? [
                      {
                        name: t('counted'),
                        value: t('counted_says', {
                          reachable: campaign.counted.reachable.toLocaleString('en'),
                          matching: campaign.counted.matching.toLocaleString('en'),
                        }),
                      },
                    ]
                  : []),
                { name: t('most'), value: campaign.most.toLocaleString('en') },
                { name: t('begins'), value: campaign.dueAt === null ? t('at_once') : exactTime(campaign.dueAt, merchant.timeZone) },
                ...(campaign.endedAt === null ? [] : [{ name: t('ended'), value: exactTime(campaign.endedAt, merchant.timeZone) }]),
              ]}
            />
            {(campaign.beganAt !== null || campaign.state === 'stopped') && <Results campaign={campaign} />}
            <Section title={t('for_whom')}>
              {Object.keys(campaign.segment).length === 0 ? <p>{t('everybody')}</p> : <Facts left facts={segmentRows(campaign, t)} />}
            </Section>
            <Section title={t('what')}>
              {campaign.content.gift?.points !== undefined && (
                <p>{t('gives_points', { points: campaign.content.gift.points.toLocaleString('en') })}</p>
              )}
              {Object.entries(campaign.content.words).map(([language, { title, body }]) => (
                <div key={language} className={styles.words} dir="auto">
                  <p>
                    <b>{title}</b> <span className="s q">{language}</span>
                  </p>
                  <p>{body}</p>
                </div>
              ))}
            </Section>
            {mayEdit && campaign.channel !== 'reward' && <Test merchant={merchant} campaign={campaign} />}
          </>
        )
      }
    </ReadTab>
  )
}
