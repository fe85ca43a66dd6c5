import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'

/** What one needs to know of the member to answer. */
export const ChatRail = ({ merchant, memberId }: { merchant: string; memberId: string }) => {
  const t = useTexts('inbox')
  const place = useMerchant()(merchant)
  const { value } = useOp('inbox.chat', { memberId }, merchant)
  if (!value) return null
  const { member } = value
  return (
    <Section
      title={member.username}
      beside={
        <Link className="link" href={memberHref(merchant, memberId)}>
          {t('open_member')}
        </Link>
      }
    >
      <Facts
        facts={[
          { name: t('merchant'), value: place?.name ?? merchant },
          { name: t('language'), value: member.language },
          { name: t('member_since'), value: exactTime(member.since, place?.timeZone) },
          { name: t('taken_by'), value: value.assignedTo ?? t('nobody') },
        ]}
      />
      {member.pausedUntil !== null && (
        <Note tone="warn">
          {member.pausedUntil === 'open' ? t('is_excluded') : t('takes_break', { until: exactTime(member.pausedUntil, place?.timeZone) })}
        </Note>
      )}
      {member.closedAt !== null && <Note tone="bad">{t('is_closed', { at: exactTime(member.closedAt, place?.timeZone) })}</Note>}
    </Section>
  )
}
