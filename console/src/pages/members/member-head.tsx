import { shortTime } from '#format/times.ts'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Tag } from '#ui/marks.tsx'
import { MemberActs, type MemberActsProps } from './member-acts.tsx'
import styles from './members.module.css'

interface Props extends MemberActsProps {
  merchant: string
  timeZone: string | undefined
}

/** Who the member is, and what may be done. */
export const MemberHead = ({ merchant, timeZone, ...acts }: Props) => {
  const t = useTexts('members')
  const { member } = acts
  return (
    <header className={styles.memberHead}>
      <div className="grow">
        <div className="row wrap">
          <span className={styles.memberName}>{member.username}</span>
          <MerchantMark code={merchant} named />
          {member.kind !== 'member' && <Tag>{t(`kind_${member.kind}`)}</Tag>}
          {member.rank !== null && <Tag>{member.rank}</Tag>}
          {member.tags.map(one => (
            <Tag key={one}>{one}</Tag>
          ))}
        </div>
        <p className="s q">
          <span className="mono">{member.id}</span> · {t('since', { when: shortTime(member.registeredAt, timeZone) })}
        </p>
      </div>
      <MemberActs {...acts} />
    </header>
  )
}
