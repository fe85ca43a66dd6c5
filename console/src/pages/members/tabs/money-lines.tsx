import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Sum } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

export type Line = OpAnswer<'members.money'>['lines'][number]

const Belongs = ({ line }: { line: Line }) => {
  const t = useTexts('members')
  const { kind, id, name } = line.belongs
  return (
    <>
      {t(`belongs_${kind}`)} {name !== '' && <span>{name} </span>}
      <span className="mono m">{id}</span>
      {line.by !== null && (
        <span className="q">
          {' '}
          {line.by}: {line.reason}
        </span>
      )}
    </>
  )
}

interface LinesProps extends Pick<TabProps, 'member' | 'timeZone'> {
  lines: readonly Line[]
  /** The lines are of the account of points, which are no sums of money. */
  arePoints: boolean
}

/** Lines of an account, each with what it belongs to. */
export const MoneyLines = ({ lines, arePoints, member, timeZone }: LinesProps) => {
  const t = useTexts('members')
  return (
    <table>
      <thead>
        <tr>
          <th>{t('column_when')}</th>
          <th>{t('column_what')}</th>
          <th className={styles.wide}>{t('column_belongs')}</th>
          <th className="r">{t('column_amount')}</th>
          <th className="r">{t('column_after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.version} title={line.reference}>
            <td className="q s">
              <When at={line.at} timeZone={timeZone} />
            </td>
            <td>{wordsOf('members', `lately_money_${line.kind}`, line.kind)}</td>
            <td className={classes('s q', styles.wide)}>
              <Belongs line={line} />
            </td>
            <td className="r">{arePoints ? line.amount : <Sum sum={line.amount} of={member} signed />}</td>
            <td className="r q">{arePoints ? line.balance : <Sum sum={line.balance} of={member} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
