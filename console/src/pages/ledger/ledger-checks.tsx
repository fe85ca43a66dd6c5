import { exactTime, shortTime } from '#format/times.ts'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Dot } from '#ui/marks.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { WorkGroup, WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'

export const LedgerChecks = ({ merchant, open }: { merchant: MyMerchant; open: string | undefined }) => {
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
          href={pathTo('ledger', 'finding', check, key)}
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
          href={pathTo('ledger', 'accounts')}
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
