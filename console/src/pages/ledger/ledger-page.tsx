import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { Segment, Tabs } from '#ui/tabs.tsx'
import { Accounts } from './balances.tsx'
import { Chargeback } from './chargeback.tsx'
import { Correction } from './correction.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { LedgerChecks } from './ledger-checks.tsx'
import { Owing } from './owing.tsx'
import { TrialBalance } from './trial-balance.tsx'
import styles from './ledger.module.css'

const parts = ['accounts', 'day', 'owing', 'correct', 'chargeback'] as const
type Part = (typeof parts)[number] | 'finding'

/** The books of one merchant: checks and findings, accounts, any day’s trial balance, corrections and chargebacks. */
export const LedgerPage = () => {
  const t = useTexts('ledger')
  const [, go] = useLocation()
  const { part: named, id, more } = useParams<{ part?: string; id?: string; more?: string }>()
  const merchants = useMerchantsFor('ledger.read')
  const [chosen, choose] = useState<string>()
  const merchant = merchants.find(({ code }) => code === chosen) ?? merchants[0]
  const part: Part = named === 'finding' ? 'finding' : (parts.find(one => one === named) ?? 'accounts')
  const key = more === undefined ? '' : decodeURIComponent(more)
  if (!merchant) return <Nothing>{t('none_chosen')}</Nothing>
  return (
    <SplitPage
      title={t('title')}
      beside={merchant.name}
      open={named !== undefined}
      list={
        <>
          {merchants.length > 1 && (
            <div className={styles.choose}>
              <Segment
                label={t('which_merchant')}
                value={merchant.code}
                onChange={code => (choose(code), go(pathTo('ledger', 'accounts')))}
                options={merchants.map(({ code, name }) => ({ value: code, words: name }))}
              />
            </div>
          )}
          <LedgerChecks key={merchant.code} merchant={merchant} open={part === 'finding' ? `${id} ${key}` : undefined} />
        </>
      }
    >
      {part === 'finding' && id !== undefined ? (
        <FindingDetail key={key} merchant={merchant} check={id} name={key} />
      ) : (
        <>
          <Tabs
            label={t('title')}
            current={pathTo('ledger', part)}
            tabs={parts
              .filter(
                one =>
                  (one !== 'correct' || merchant.permissions.includes('ledger.adjust')) &&
                  (one !== 'chargeback' || merchant.permissions.includes('ledger.chargeback')),
              )
              .map(one => ({ href: pathTo('ledger', one), words: t(`part_${one}`) }))}
          />
          {part === 'accounts' && <Accounts key={merchant.code} merchant={merchant} />}
          {part === 'day' && <TrialBalance key={merchant.code} merchant={merchant} />}
          {part === 'owing' && <Owing key={merchant.code} merchant={merchant} />}
          {part === 'correct' && <Correction key={merchant.code} merchant={merchant} />}
          {part === 'chargeback' && <Chargeback key={merchant.code} merchant={merchant} />}
        </>
      )}
    </SplitPage>
  )
}
