import { useParams } from 'wouter'
import { SplitPage } from '#frame/split-page.tsx'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { type MyMerchant, useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Nothing, Waiting } from '#ui/states.tsx'
import { CampaignDetail } from './campaign-detail.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignList, NEW } from './campaign-list.tsx'
import { newDraft } from './form-rules.ts'

type Items = NonNullable<ReturnType<typeof useOp<'campaigns.list'>>['value']>

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
