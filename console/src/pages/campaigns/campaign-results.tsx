import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import type { Campaign } from './form-rules.ts'
import styles from './campaigns.module.css'

export interface CampaignPartProps {
  merchant: MyMerchant
  campaign: Campaign
}

export const CampaignResults = ({ campaign: { results } }: Pick<CampaignPartProps, 'campaign'>) => {
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
