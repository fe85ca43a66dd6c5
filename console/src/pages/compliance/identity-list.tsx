import { useSearchParams } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { promises } from '#queues/promises.ts'
import { errorWords } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { State } from '#ui/marks.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { Segment } from '#ui/tabs.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import styles from './compliance.module.css'

/** Documents by which members prove who they are: those that wait, the oldest first, or what was decided. */
export const IdentityList = ({ codes, open }: { codes: readonly string[]; open: string }) => {
  const t = useTexts('compliance')
  const [query, setQuery] = useSearchParams()
  const which = query.get('which') === 'decided' ? 'decided' : 'waiting'
  const read = useOpOfEach('identity.list', { which }, codes, { every: FRESH_EVERY })
  const failed = read.value?.find(({ error }) => error !== undefined)
  const items = (read.value ?? []).flatMap(({ merchant, value }) => (value?.items ?? []).map(item => ({ ...item, merchant })))
  const sorted =
    which === 'waiting'
      ? items.toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))
      : items.toSorted((one, other) => (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''))
  return (
    <>
      <div className={styles.search}>
        <Segment
          label={t('which')}
          value={which}
          onChange={next => setQuery(next === 'decided' ? { which: next } : {}, { replace: true })}
          options={[
            { value: 'waiting', words: t('identity_waiting') },
            { value: 'decided', words: t('identity_decided') },
          ]}
        />
      </div>
      {!read.value && <Waiting />}
      {failed && <Failed onAgain={read.again}>{errorWords(failed.error)}</Failed>}
      {read.value && !failed && sorted.length === 0 && (
        <WorkNothing>{t(which === 'waiting' ? 'identity_none_waits' : 'identity_none_decided')}</WorkNothing>
      )}
      {sorted.map(item => (
        <WorkRow
          key={`${item.merchant} ${item.id}`}
          href={`${pathTo('compliance', 'identity', item.merchant, item.id)}${which === 'decided' ? '?which=decided' : ''}`}
          current={`${item.merchant} ${item.id}` === open}
          title={<b>{item.member.username}</b>}
          beside={
            item.state === 'waiting' && item.company?.decides ? (
              <span className="m">{t('identity_company_has', { name: item.company.name })}</span>
            ) : item.state === 'waiting' ? (
              <Age since={item.sentAt} promise={promises['identity.list']} />
            ) : (
              <State tone={item.state === 'accepted' ? 'good' : 'bad'}>{t(item.takenBack ? 'identity_taken_back' : `identity_${item.state}`)}</State>
            )
          }
          below={
            <span className="row">
              <MerchantMark code={item.merchant} />
              <span className="cut">{t(`document_${item.document}`)}</span>
            </span>
          }
          belowBeside={<span className="m">{item.decidedBy}</span>}
        />
      ))}
    </>
  )
}
