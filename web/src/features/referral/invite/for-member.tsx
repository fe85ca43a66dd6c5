import useSWR from 'swr'
import { LinkCard } from '#blocks/referral/invite/link-card.tsx'
import { Stats } from '#blocks/referral/invite/stats.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import type { SessionInfo } from '#session/session-store.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { alertIcon, messageIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { FriendList } from './friend-list.tsx'
import { Offer } from './offer.tsx'

/** The member's own link, and the friends who came by it. Where the promotion is off, the way to customer service (spec 2 §6). */
export const ForMember = ({ session }: { readonly session: SessionInfo }) => {
  const t = useTexts('referral')
  const shell = useTexts('shell')
  const format = useFormat()
  const { request } = useRequest()
  const load = () => request('referral.invitation', {}, { alert: false })
  const { data, error, mutate } = useSWR(['referral.invitation', session.id], load, { shouldRetryOnError: false })
  if (error instanceof RequestError && error.code === 'referral.off')
    return (
      <EmptyState glyph={messageIcon} title={t('off_title')} text={t('off_text')}>
        <ButtonLink href={paths.support}>{shell('services')}</ButtonLink>
      </EmptyState>
    )
  if (!data && error !== undefined)
    return (
      <EmptyState glyph={alertIcon} title={t('list_failed')}>
        <Button look="quiet" onClick={() => void mutate()}>
          {shell('retry')}
        </Button>
      </EmptyState>
    )
  if (!data) return <Skeleton shape="panel" />
  return (
    <>
      {data.pointsPerFriend > 0 && <Offer points={data.pointsPerFriend} />}
      <LinkCard code={data.code} />
      <Stats
        stats={[
          { label: t('stat_friends'), value: format.number(data.friends) },
          { label: t('stat_depositors'), value: format.number(data.depositors) },
          ...(data.points + data.pointsPerFriend > 0 ? [{ label: t('stat_points'), value: format.number(data.points) }] : []),
        ]}
      />
      <FriendList sessionId={session.id} />
    </>
  )
}
