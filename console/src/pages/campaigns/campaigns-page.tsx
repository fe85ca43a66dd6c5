import { useParams } from 'wouter'
import { shortTime } from '#format/times.ts'
import { SplitPage } from '#frame/page.tsx'
import { errorWords } from '#request/error-words.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useMerchantsFor, type MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { CampaignDetail } from './campaign-detail.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { newDraft } from './form-rules.ts'
import styles from './campaigns.module.css'

type Items = NonNullable<ReturnType<typeof useOp<'campaigns.list'>>['value']>

/** The address of a campaign that is being written. */
const NEW = 'new'

const CampaignList = ({
  merchant,
  open,
  read,
}: {
  merchant: MyMerchant
  open: string | undefined
  read: ReturnType<typeof useOp<'campaigns.list'>>
}) => {
  const t = useTexts('campaigns')
  if (read.error !== undefined && !read.value) return <Failed onAgain={read.again}>{errorWords(read.error)}</Failed>
  if (!read.value) return <Waiting />
  return (
    <>
      <WorkHead>
        <div className={styles.head}>
          <b>{merchant.name}</b>
        </div>
      </WorkHead>
      {merchant.permissions.includes('campaigns.edit') && (
        <WorkRow
          href={`/campaigns/${merchant.code}/${NEW}`}
          current={open === NEW}
          title={<b>{t('write')}</b>}
          beside={null}
          below={t('write_below')}
        />
      )}
      {read.value.items.length === 0 && <WorkNothing>{t('none')}</WorkNothing>}
      {read.value.items.map(item => (
        <WorkRow
          key={item.id}
          href={`/campaigns/${merchant.code}/${item.id}`}
          current={open === item.id}
          title={<b>{item.name}</b>}
          beside={<span className="s">{t(`state_${item.state}`)}</span>}
          below={<span className="q">{t(`channel_${item.channel}`)}</span>}
          belowBeside={
            <span className="s q nw">
              {item.reached > 0 ? t('reached', { members: item.reached.toLocaleString('en') }) : shortTime(item.changedAt, merchant.timeZone)}
            </span>
          }
        />
      ))}
    </>
  )
}

const New = ({ merchant, list }: { merchant: MyMerchant; list: Items }) => (
  <CampaignForm
    merchant={merchant}
    channels={list.channels}
    languages={list.languages}
    decimals={list.decimals}
    begun={{ ...newDraft, channel: list.channels[0] ?? 'push' }}
    onLeave={() => undefined}
  />
)

/** What staff send to many members, by two people. */
export const CampaignsPage = () => {
  const t = useTexts('campaigns')
  const { merchant: code, id } = useParams<{ merchant?: string; id?: string }>()
  const merchants = useMerchantsFor('campaigns.read')
  const merchant = merchants.find(one => one.code === code) ?? merchants[0]
  const read = useOp('campaigns.list', merchant && {}, merchant?.code, { every: FRESH_EVERY })
  if (!merchant) return <Nothing>{t('none_chosen')}</Nothing>
  return (
    <SplitPage title={t('title')} open={id !== undefined} list={<CampaignList merchant={merchant} open={id} read={read} />}>
      {id === undefined ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : !read.value ? (
        <Waiting />
      ) : id === NEW ? (
        <New key={merchant.code} merchant={merchant} list={read.value} />
      ) : (
        <CampaignDetail key={id} merchant={merchant} id={id} channels={read.value.channels} />
      )}
    </SplitPage>
  )
}
