import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { clockOf } from '#format/zone-time.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { type MyMerchant, useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import { CampaignActs } from './campaign-acts.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { type Campaign, draftOf, sumFields } from './form-rules.ts'
import { TestSend } from './test-send.tsx'
import styles from './campaigns.module.css'

const segmentRows = (campaign: Campaign, t: ReturnType<typeof useTexts<'campaigns'>>) =>
  Object.entries(campaign.segment).map(([name, value]) => ({
    name: t(`rule_${name as keyof Campaign['segment']}`),
    value: Array.isArray(value) ? value.join(', ') : (sumFields as readonly string[]).includes(name) ? sumWords(value, campaign) : String(value),
  }))

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
            <CampaignActs merchant={merchant} campaign={campaign} onChange={() => setChanging(true)} />
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
            {(campaign.beganAt !== null || campaign.state === 'stopped') && <CampaignResults campaign={campaign} />}
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
            {mayEdit && campaign.channel !== 'reward' && <TestSend merchant={merchant} campaign={campaign} />}
          </>
        )
      }
    </ReadTab>
  )
}
