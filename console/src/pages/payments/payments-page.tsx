import { useParams } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { SplitPage } from '#frame/page.tsx'
import { promises } from '#queues/promises.ts'
import { errorWords } from '#request/error-words.ts'
import { FRESH_EVERY, useOpOfEach, type ReadOf } from '#request/use-op.ts'
import { useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.ts'
import { Tabs } from '#ui/tabs.tsx'
import { WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import { RepairDetail } from './repair-detail.tsx'

const parts = ['waiting', 'stuck', 'contradictions'] as const
type Part = (typeof parts)[number]

interface Open {
  readonly merchant: string | undefined
  readonly id: string | undefined
}

/** The answers of all merchants as one list, the oldest first, each item with its merchant. */
const together = <Item extends { readonly createdAt: string }>(
  answers: readonly ReadOf<{ readonly items: readonly Item[]; readonly currency: string; readonly decimals: number }>[] | undefined,
) =>
  (answers ?? [])
    .flatMap(({ merchant, value }) =>
      (value?.items ?? []).map(item => ({ ...item, merchant, currency: value?.currency ?? '', decimals: value?.decimals ?? 2 })),
    )
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))

const WaitingList = ({ codes, open }: { codes: readonly string[]; open: Open }) => {
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
          href={`/payments/waiting/${item.merchant}/${item.id}`}
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

const RepairList = ({ codes, part, open }: { codes: readonly string[]; part: 'stuck' | 'contradictions'; open: Open }) => {
  const t = useTexts('payments')
  const isStuck = part === 'stuck'
  const stuck = useOpOfEach('payments.stuck', isStuck ? {} : undefined, codes, { every: FRESH_EVERY })
  const contradicting = useOpOfEach('payments.contradictions', isStuck ? undefined : {}, codes, { every: FRESH_EVERY })
  if (!(isStuck ? stuck : contradicting).value) return <Waiting />
  const items = isStuck ? together(stuck.value).map(item => ({ ...item, says: undefined })) : together(contradicting.value)
  if (items.length === 0) return <WorkNothing>{t(part === 'stuck' ? 'none_stuck' : 'none_contradicts')}</WorkNothing>
  return (
    <>
      {items.map(item => (
        <WorkRow
          key={item.id}
          href={`/payments/${part}/${item.merchant}/${item.id}`}
          current={item.id === open.id}
          title={
            <>
              <b>{sumWords(item.amount, item)}</b> <span className="q">{t(item.kind)}</span>
            </>
          }
          beside={<Age since={item.createdAt} />}
          below={
            <span className="row">
              <MerchantMark code={item.merchant} />
              <span className="cut">{item.member.username}</span>
            </span>
          }
          belowBeside={<span className="warn">{item.says === undefined ? item.state : t('here_there', { here: item.state, there: item.says })}</span>}
        />
      ))}
    </>
  )
}

/** Withdrawals that wait for a person, and payments that are stuck or that their company contradicts. */
export const PaymentsPage = () => {
  const t = useTexts('payments')
  const { part: named, merchant, id } = useParams<{ part?: string; merchant?: string; id?: string }>()
  const part: Part = parts.find(one => one === named) ?? 'waiting'
  const codes = useMerchantsFor('payments.read').map(({ code }) => code)
  const open = { merchant, id }
  return (
    <SplitPage
      title={t('title')}
      open={id !== undefined}
      list={
        <>
          <WorkHead>
            <Tabs label={t('title')} current={`/payments/${part}`} tabs={parts.map(one => ({ href: `/payments/${one}`, words: t(`part_${one}`) }))} />
          </WorkHead>
          {part === 'waiting' ? <WaitingList codes={codes} open={open} /> : <RepairList codes={codes} part={part} open={open} />}
        </>
      }
    >
      {merchant === undefined || id === undefined ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : part === 'waiting' ? (
        <PaymentDetail key={id} merchant={merchant} id={id} />
      ) : (
        <RepairDetail key={id} merchant={merchant} id={id} part={part} />
      )}
    </SplitPage>
  )
}
