import { useState } from 'react'
import { deviceOf } from '#format/device-words.ts'
import { shortDay } from '#format/times.ts'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import type { IconName } from '#ui/icon-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Chip } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import { Sum } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

const AREAS = ['everything', 'money', 'play', 'security', 'staff'] as const
const icons: Readonly<Record<string, IconName>> = { money: 'payments', play: 'games', security: 'device', staff: 'lock' }

/** What happened lately, from all subjects, by day. */
export const OverviewTab = ({ member, timeZone }: TabProps) => {
  const t = useTexts('members')
  const [area, setArea] = useState<(typeof AREAS)[number]>('everything')
  const shown = member.lately.filter(one => area === 'everything' || one.area === area)
  const days = Map.groupBy(shown, ({ at }) => shortDay(at, timeZone))
  return (
    <>
      <div className={classes('row wrap', styles.filters)}>
        {AREAS.map(one => (
          <Chip key={one} on={area === one} onPress={() => setArea(one)}>
            {t(`area_${one}`)}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <Nothing>{t('lately_none')}</Nothing>}
      {[...days].map(([day, happenings], index) => (
        <table key={day} className={styles.lately}>
          <thead>
            <tr>
              <th colSpan={4}>{day}</th>
              <th className="r">{index === 0 && t('column_amount')}</th>
              <th className={classes('r', styles.wide)}>{index === 0 && t('column_spendable')}</th>
            </tr>
          </thead>
          <tbody>
            {happenings.map((one, at) => (
              <tr key={`${one.at} ${one.what} ${at}`}>
                <td className={classes('q s', styles.age)}>
                  <When at={one.at} timeZone={timeZone} />
                </td>
                <td className={styles.mark}>
                  <Icon name={icons[one.area] ?? 'note'} />
                </td>
                <td>{wordsOf('members', `lately_${one.area}_${one.what}`, one.what)}</td>
                <td className={classes('q s cut', styles.wide)}>{one.area === 'security' ? deviceOf(one.detail) : one.detail}</td>
                <td className="r">{one.amount !== null && <Sum sum={one.amount} of={member} signed />}</td>
                <td className={classes('r q', styles.wide)}>{one.balance !== null && <Sum sum={one.balance} of={member} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}
