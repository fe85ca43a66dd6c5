import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { exactTime, shortTime } from '#format/times.ts'
import { SplitPage } from '#frame/page.tsx'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMerchantsFor, type MyMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Dot } from '#ui/marks.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { Segment, Tabs } from '#ui/tabs.tsx'
import { WorkGroup, WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { Accounts, Owing, TrialBalance } from './balances.tsx'
import { Chargeback } from './chargeback.tsx'
import { Correction } from './correction.tsx'
import { FindingDetail } from './finding-detail.tsx'
import styles from './ledger.module.css'

const parts = ['accounts', 'day', 'owing', 'correct', 'chargeback'] as const
type Part = (typeof parts)[number] | 'finding'

const Checks = ({ merchant, open }: { merchant: MyMerchant; open: string | undefined }) => {
  const t = useTexts('ledger')
  const { value, error, again } = useOp('ledger.findings', {}, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  const latest = value.checks
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  return (
    <>
      <WorkHead>
        <b>{t('checks')}</b>
        <p className="q s">{latest === undefined ? t('never_checked') : t('checked_at', { at: exactTime(latest, merchant.timeZone) })}</p>
      </WorkHead>
      <WorkGroup count={value.open.length}>{t('findings_open')}</WorkGroup>
      {value.open.length === 0 && <WorkNothing>{t('findings_none')}</WorkNothing>}
      {value.open.map(({ check, key, firstAt, goneAt }) => (
        <WorkRow
          key={`${check} ${key}`}
          href={`/ledger/finding/${check}/${encodeURIComponent(key)}`}
          current={open === `${check} ${key}`}
          title={
            <span className="row">
              <Dot tone={goneAt === null ? 'bad' : 'warn'} />
              <b>{check}</b>
            </span>
          }
          beside={<span className="m s">{shortTime(firstAt, merchant.timeZone)}</span>}
          below={<span className="mono">{key}</span>}
          belowBeside={goneAt !== null && <span className="m">{t('is_gone')}</span>}
        />
      ))}
      <WorkGroup count={value.checks.length}>{t('all_checks')}</WorkGroup>
      {value.checks.map(({ check, checked, faults }) => (
        <WorkRow
          key={check}
          href="/ledger/accounts"
          current={false}
          title={
            <span className={faults > 0 ? 'row bad' : 'row'}>
              {faults > 0 ? (
                <Dot tone="bad" />
              ) : (
                <span className="good">
                  <Icon name="check" size="small" />
                </span>
              )}
              {check}
            </span>
          }
          beside={
            faults > 0 ? <span className="bad s">{t('faults', { count: faults })}</span> : <span className="q s">{checked.toLocaleString('en')}</span>
          }
          below={wordsOf('ledger', `check_${check}`, '')}
        />
      ))}
    </>
  )
}

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
                onChange={code => (choose(code), go('/ledger/accounts'))}
                options={merchants.map(({ code, name }) => ({ value: code, words: name }))}
              />
            </div>
          )}
          <Checks key={merchant.code} merchant={merchant} open={part === 'finding' ? `${id} ${key}` : undefined} />
        </>
      }
    >
      {part === 'finding' && id !== undefined ? (
        <FindingDetail key={key} merchant={merchant} check={id} name={key} />
      ) : (
        <>
          <Tabs
            label={t('title')}
            current={`/ledger/${part}`}
            tabs={parts
              .filter(
                one =>
                  (one !== 'correct' || merchant.permissions.includes('ledger.adjust')) &&
                  (one !== 'chargeback' || merchant.permissions.includes('ledger.chargeback')),
              )
              .map(one => ({ href: `/ledger/${one}`, words: t(`part_${one}`) }))}
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
