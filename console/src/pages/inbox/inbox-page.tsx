import { useParams } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { promises } from '#queues/promises.ts'
import type { OpAnswer } from '#request/call.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useMerchantsFor, useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Nothing, Waiting } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WorkGroup, WorkHead, WorkRow } from '#ui/work-list.tsx'
import { ChatDetail } from './chat-detail.tsx'
import { ChatRail } from './chat-rail.tsx'
import { FeedbackDetail } from './feedback-detail.tsx'
import { OrderDetail } from './order-detail.tsx'

const parts = ['chats', 'feedback', 'orders'] as const
type Part = (typeof parts)[number]
type ChatLine = OpAnswer<'inbox.chats'>['items'][number] & { readonly merchant: string }

interface ListProps {
  codes: readonly string[]
  id: string | undefined
}

const ChatRow = ({ chat, id }: { chat: ChatLine; id: string | undefined }) => {
  const t = useTexts('inbox')
  return (
    <WorkRow
      href={pathTo('inbox', 'chats', chat.merchant, chat.member.id)}
      current={chat.member.id === id}
      title={<b>{chat.member.username}</b>}
      beside={
        chat.waitingSince === null ? (
          <span className="m s">{t('answered')}</span>
        ) : (
          <Age since={chat.waitingSince} promise={promises['inbox.chats']} />
        )
      }
      below={
        <span className="row">
          <MerchantMark code={chat.merchant} />
          <bdi className="cut">{chat.last.text === '' ? t('a_picture') : chat.last.text}</bdi>
        </span>
      }
      belowBeside={chat.assignedTo !== null && <span className="m">{chat.assignedTo}</span>}
    />
  )
}

const Chats = ({ codes, id }: ListProps) => {
  const t = useTexts('inbox')
  const { me } = useSession()
  const read = useOpOfEach('inbox.chats', {}, codes, { every: FRESH_EVERY })
  if (!read.value) return <Waiting />
  const all = read.value.flatMap(({ merchant, value }) => (value?.items ?? []).map(item => ({ ...item, merchant })))
  const byAge = (one: ChatLine, other: ChatLine) => (one.waitingSince ?? '~').localeCompare(other.waitingSince ?? '~')
  const groups = [
    ['yours', all.filter(({ assignedTo }) => assignedTo === me.person.login)],
    ['nobodys', all.filter(({ assignedTo, waitingSince }) => assignedTo === null && waitingSince !== null)],
    ['others', all.filter(({ assignedTo }) => assignedTo !== null && assignedTo !== me.person.login)],
    ['earlier', all.filter(({ assignedTo, waitingSince }) => assignedTo === null && waitingSince === null)],
  ] as const
  if (all.length === 0) return <Nothing>{t('no_chats')}</Nothing>
  return (
    <>
      {groups.map(
        ([name, chats]) =>
          chats.length > 0 && (
            <div key={name}>
              <WorkGroup count={chats.length}>{t(`group_${name}`)}</WorkGroup>
              {chats.toSorted(byAge).map(chat => (
                <ChatRow key={`${chat.merchant} ${chat.member.id}`} chat={chat} id={id} />
              ))}
            </div>
          ),
      )}
    </>
  )
}

const Feedback = ({ codes, id }: ListProps) => {
  const t = useTexts('inbox')
  const read = useOpOfEach('inbox.feedback', { which: 'waiting' }, codes, { every: FRESH_EVERY })
  if (!read.value) return <Waiting />
  const all = read.value.flatMap(({ merchant, value }) => (value?.items ?? []).map(item => ({ ...item, merchant })))
  if (all.length === 0) return <Nothing>{t('no_feedback')}</Nothing>
  return (
    <>
      {all
        .toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))
        .map(item => (
          <WorkRow
            key={`${item.merchant} ${item.id}`}
            href={pathTo('inbox', 'feedback', item.merchant, item.id)}
            current={String(item.id) === id}
            title={<b>{item.member.username}</b>}
            beside={<Age since={item.sentAt} promise={promises['inbox.feedback']} />}
            below={
              <span className="row">
                <MerchantMark code={item.merchant} />
                <bdi className="cut">{item.text}</bdi>
              </span>
            }
            belowBeside={<span className="m">{item.topic}</span>}
          />
        ))}
    </>
  )
}

const Orders = ({ codes, id }: ListProps) => {
  const t = useTexts('inbox')
  const read = useOpOfEach('inbox.orders', { which: 'open' }, codes, { every: FRESH_EVERY })
  if (!read.value) return <Waiting />
  const all = read.value.flatMap(({ merchant, value }) => (value?.items ?? []).map(item => ({ ...item, merchant })))
  if (all.length === 0) return <Nothing>{t('no_orders')}</Nothing>
  return (
    <>
      {all
        .toSorted((one, other) => one.orderedAt.localeCompare(other.orderedAt))
        .map(item => (
          <WorkRow
            key={`${item.merchant} ${item.id}`}
            href={pathTo('inbox', 'orders', item.merchant, item.id)}
            current={String(item.id) === id}
            title={<b>{item.name}</b>}
            beside={<Age since={item.orderedAt} promise={promises['inbox.orders']} />}
            below={
              <span className="row">
                <MerchantMark code={item.merchant} />
                <span className="cut">{item.member.username}</span>
              </span>
            }
            belowBeside={<span className="m">{t(`order_${item.state}`)}</span>}
          />
        ))}
    </>
  )
}

/** What members write and order: chats with who has taken them, feedback, orders of the point market. */
export const InboxPage = () => {
  const t = useTexts('inbox')
  const { part: named, merchant, id } = useParams<{ part?: string; merchant?: string; id?: string }>()
  const part: Part = parts.find(one => one === named) ?? 'chats'
  const codes = useMerchantsFor('inbox.read').map(({ code }) => code)
  const isOpen = merchant !== undefined && id !== undefined
  return (
    <SplitPage
      title={t('title')}
      open={isOpen}
      list={
        <>
          <WorkHead>
            <Tabs
              label={t('title')}
              current={pathTo('inbox', part)}
              tabs={parts.map(one => ({ href: pathTo('inbox', one), words: t(`part_${one}`) }))}
            />
          </WorkHead>
          {part === 'chats' && <Chats codes={codes} id={id} />}
          {part === 'feedback' && <Feedback codes={codes} id={id} />}
          {part === 'orders' && <Orders codes={codes} id={id} />}
        </>
      }
      rail={isOpen && part === 'chats' ? <ChatRail merchant={merchant} memberId={id} /> : undefined}
    >
      {!isOpen ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : part === 'chats' ? (
        <ChatDetail key={id} merchant={merchant} memberId={id} />
      ) : part === 'feedback' ? (
        <FeedbackDetail key={id} merchant={merchant} id={Number(id)} />
      ) : (
        <OrderDetail key={id} merchant={merchant} id={Number(id)} />
      )}
    </SplitPage>
  )
}
