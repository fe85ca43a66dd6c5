import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import type { Results } from '@foyer/contract/lottery/lottery-fields'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { resultsSoFar, type Scene } from './stage-time.ts'
import styles from './digit-groups.module.css'

interface DigitGroupsProps {
  readonly groups: NonNullable<Lottery['digits']>['groups']
  readonly results: Results | null
  readonly scene: Scene
}

/** The numbers of a lottery of digits, by prize. They fall from the smallest prize up, so that the first one comes last. */
export const DigitGroups = ({ groups, results, scene }: DigitGroupsProps) => {
  const t = useTexts('lottery')
  const known = resultsSoFar(results, scene)
  return (
    <dl className={styles.groups}>
      {groups.map(({ group, numbers: count }, at) => {
        const numbers = known?.find(found => found.group === group)?.numbers ?? []
        return (
          <div key={group} className={classes(styles.group, at === 0 && styles.first)}>
            <dt>{t(`group_${group}`)}</dt>
            <dd dir="ltr">
              {Array.from({ length: count }, (_, place) => {
                const number = numbers[place]
                return number === undefined ? (
                  <span key={place} className={styles.place} aria-hidden="true" />
                ) : (
                  <span key={place} className={classes(styles.number, scene.at === 'falling' && styles.falling)}>
                    {number}{' '}
                  </span>
                )
              })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
