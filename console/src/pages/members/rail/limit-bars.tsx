import type { CSSProperties } from 'react'
import type { Member } from '#pages/members/member.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

export const LimitBars = ({ member }: { member: Member }) => {
  const t = useTexts('members')
  return (
    <Section title={t('limits')} beside={<span className="s m">{t('limits_by_member')}</span>}>
      {member.limits.length === 0 && <p className="q s">{t('limits_none')}</p>}
      {member.limits.map(({ kind, period, most, used }) => {
        const words = (sum: number) => (kind === 'time' ? t('minutes', { count: sum }) : sumWords(sum, member))
        return (
          <div key={`${kind} ${period}`} className={styles.limit}>
            <span>{t('limit_of', { kind: wordsOf('members', `limit_${kind}`), period: wordsOf('members', `period_${period}`) })}</span>
            <span className="r">
              {words(Math.max(0, used))} <span className="q">{t('of', { most: words(most) })}</span>
            </span>
            <i style={{ '--used': `${Math.min(100, Math.max(0, (used / Math.max(1, most)) * 100))}%` } as CSSProperties} />
          </div>
        )
      })}
    </Section>
  )
}
