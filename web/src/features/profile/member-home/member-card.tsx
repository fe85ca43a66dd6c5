import { CopyButton } from '#blocks/copy/copy-button.tsx'
import type { MemberInfo } from '#session/use-member.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { memberNumberOf } from './member-number.ts'
import { PictureButton } from './picture-button.tsx'
import styles from './member-card.module.css'

/** Agents by member type (spec 1 §1). */
const AGENTS: readonly number[] = [1, 2]

/** The signed-in member: picture, name, rank, id, currency. */
export const MemberCard = ({ member }: { member: MemberInfo }) => {
  const { userName, customerId, type, clubLabel, currency, registeredAt } = member
  const t = useTexts('identity')
  const format = useFormat()
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <PictureButton member={member} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <bdi>{userName}</bdi>
          </h2>
          <p className={styles.since}>{t('member_since', { date: format.moment(registeredAt, 'date') })}</p>
          {(clubLabel ?? AGENTS.includes(type)) && (
            <p className={styles.badges}>
              {clubLabel && <Badge tone="accent">{clubLabel.labelName}</Badge>}
              {AGENTS.includes(type) && <Badge tone="soft">{t('agent')}</Badge>}
            </p>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('member_id')}</dt>
          <dd className={styles.id}>
            <bdi>{memberNumberOf(customerId)}</bdi>
            {/* Customer service finds a member by the whole id. */}
            <CopyButton text={customerId} label={t('copy_id')} />
          </dd>
        </div>
        <div>
          <dt>{t('member_currency')}</dt>
          <dd>
            <bdi>{currency}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}
