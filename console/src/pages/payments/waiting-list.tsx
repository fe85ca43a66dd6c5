import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { promises } from '#queues/promises.ts'
import { errorWords } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { type OpenItem, together } from './together.ts'

export const WaitingList = ({ codes, open }: { codes: readonly string[]; open: OpenItem }) => {
  const t = useTexts('payments')
  const read = useOpOfEach('payments.queue', {}, codes, { every: FRESH_EVERY })
  const items = together(read.value)
  const failed = read.value?.find(({ error }) => error !== undefined)
  if (!read.value) return <Waiting />
  if (failed) return <Failed onAgain={read.again}>{errorWords(failed.error)}</Failed>
  if (items.length === 0) return <WorkNothing>{t('none_waits')}</WorkNothing>
  return (
    <>
      {[...items.filter(({ asideUntil }) => asideUntil === null), ...items.filter(({ asideUntil }) => asideUntil !== null)].map(item => (
        <WorkRow
          key={item.id}
          href={pathTo('payments', 'waiting', item.merchant, item.id)}
          current={item.id === open.id}
          title={<b>{sumWords(item.amount, item)}</b>}
          beside={<Age since={item.createdAt} promise={promises['payments.queue']} />}
          below={
            <span className="row">
              <MerchantMark code={item.merchant} />
              <span className="cut">{item.member.username}</span>
            </span>
          }
          belowBeside={
            <span className={item.asideUntil === null ? 'm' : 'warn'}>
              {item.asideUntil === null ? (item.people > 1 ? t('two_people') : item.waitsFor.map(why => t(`why_${why}`)).join(', ')) : t('is_aside')}
            </span>
          }
        />
      ))}
    </>
  )
}
