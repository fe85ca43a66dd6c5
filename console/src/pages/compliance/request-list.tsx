import { useSearchParams } from 'wouter'
import { useNow } from '#format/now.ts'
import { shortTime } from '#format/times.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Waiting } from '#ui/states.tsx'
import { Segment } from '#ui/tabs.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import styles from './compliance.module.css'

/** A request that is due within this time is near, ms. */
const NEAR_MS = 7 * 24 * 60 * 60_000

/** In which colour the date is said by which it is due. */
export const dueTone = (dueAt: string, now: number): 'bad' | 'warn' | 'q' => {
  const left = new Date(dueAt).getTime() - now
  return left < 0 ? 'bad' : left < NEAR_MS ? 'warn' : 'q'
}

/** What members have asked about their data, the one that is due first at the top. */
export const RequestList = ({ codes, open }: { codes: readonly string[]; open: string }) => {
  const t = useTexts('compliance')
  const now = useNow()
  const placeOf = useMerchant()
  const [query, setQuery] = useSearchParams()
  const which = query.get('which') === 'ended' ? 'ended' : 'open'
  const read = useOpOfEach('requests.list', { which }, codes)
  const failed = read.value?.find(({ error }) => error !== undefined)
  const items = (read.value ?? []).flatMap(({ merchant, value }) => (value?.items ?? []).map(item => ({ ...item, merchant })))
  const sorted = which === 'open' ? items.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)) : items
  return (
    <>
      <div className={styles.search}>
        <Segment
          label={t('which')}
          value={which}
          onChange={next => setQuery(next === 'ended' ? { which: next } : {}, { replace: true })}
          options={[
            { value: 'open', words: t('open') },
            { value: 'ended', words: t('ended') },
          ]}
        />
      </div>
      {!read.value && <Waiting />}
      {failed && <Failed onAgain={read.again}>{errorWords(failed.error)}</Failed>}
      {read.value && !failed && sorted.length === 0 && <WorkNothing>{t(which === 'open' ? 'none_open' : 'none_ended')}</WorkNothing>}
      {sorted.map(item => (
        <WorkRow
          key={`${item.merchant} ${item.number}`}
          href={`${pathTo('compliance', 'requests', item.merchant, item.number)}${which === 'ended' ? '?which=ended' : ''}`}
          current={`${item.merchant} ${item.number}` === open}
          title={<b>{t(`kind_${item.kind}`)}</b>}
          beside={
            item.ended ? (
              <span className="q s">{t(`outcome_${item.ended.outcome}`)}</span>
            ) : (
              <span className={`s nw ${dueTone(item.dueAt, now)}`}>
                {t('due', { when: shortTime(item.dueAt, placeOf(item.merchant)?.timeZone) })}
              </span>
            )
          }
          below={
            <span className="row">
              <MerchantMark code={item.merchant} />
              <span className="cut">{item.member.username}</span>
            </span>
          }
          belowBeside={<span className="m">{item.by}</span>}
        />
      ))}
    </>
  )
}
