import { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'
import type { Member } from './member.ts'
import styles from './members.module.css'

export const MemberFigures = ({ member }: { member: Member }) => {
  const t = useTexts('members')
  const { balances, deposited, paidOut } = member
  const figures = [
    [t('figure_main'), sumWords(balances.main, member)],
    [t('figure_held'), sumWords(balances.held, member)],
    [t('figure_credit'), sumWords(balances.credit, member)],
    [t('figure_points'), String(balances.points)],
    [t('figure_deposited', { count: deposited.count }), sumWords(deposited.sum, member)],
    [t('figure_paid_out', { count: paidOut.count }), sumWords(paidOut.sum, member)],
    ...(balances.owed > 0 ? [[t('figure_owed'), sumWords(balances.owed, member)]] : []),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="s q">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
