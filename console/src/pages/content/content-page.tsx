import { useParams } from 'wouter'
import { shortTime } from '#format/times.ts'
import { pathTo } from '#frame/paths.ts'
import { SplitPage } from '#frame/split-page.tsx'
import { errorWords } from '#request/error-words.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useMerchantsFor, type MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { WorkRow } from '#ui/work-list.tsx'
import { KindDetail } from './kind-detail.tsx'
import { kindWords } from './kind-words.ts'

const Kinds = ({ merchant, open }: { merchant: MyMerchant; open: string | undefined }) => {
  const t = useTexts('content')
  const { value, error, again } = useOp('content.kinds', {}, merchant.code, { every: FRESH_EVERY })
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  return (
    <>
      {value.kinds.map(({ name, isThere, live, draft, scheduled }) => (
        <WorkRow
          key={name}
          href={pathTo('content', name)}
          current={name === open}
          title={<b>{kindWords(name)}</b>}
          beside={draft ? <span className="s accent">{t('draft', { number: draft.number })}</span> : <span />}
          below={
            <span className={isThere ? 'q' : 'm'}>
              {live
                ? t('live_since', { number: live.number, when: shortTime(live.liveFrom ?? live.changedAt, merchant.timeZone) })
                : t(isThere ? 'as_in_folder' : 'not_there')}
            </span>
          }
          belowBeside={
            scheduled[0] ? <span className="s">{t('begins', { when: shortTime(scheduled[0].liveFrom ?? '', merchant.timeZone) })}</span> : <span />
          }
        />
      ))}
    </>
  )
}

/** What a brand shows: every kind of content with its draft, what is live and what is ahead. */
export const ContentPage = () => {
  const t = useTexts('content')
  const { kind, view } = useParams<{ kind?: string; view?: string }>()
  const merchants = useMerchantsFor('content.read')
  const merchant = merchants[0]
  if (!merchant) return <Nothing>{t('none_chosen')}</Nothing>
  return (
    <SplitPage
      title={t('title')}
      beside={merchants.length > 1 ? t('one_of', { name: merchant.name }) : merchant.name}
      open={kind !== undefined}
      list={<Kinds merchant={merchant} open={kind} />}
    >
      {kind === undefined ? (
        <Nothing below={t('choose_below')}>{t('choose')}</Nothing>
      ) : (
        <KindDetail key={`${merchant.code} ${kind}`} merchant={merchant} kind={kind} view={view} />
      )}
    </SplitPage>
  )
}
