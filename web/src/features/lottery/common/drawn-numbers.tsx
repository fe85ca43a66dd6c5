import type { Results } from '@foyer/contract/lottery/lottery-fields'
import { useTexts } from '#texts/use-texts.ts'
import { Balls } from './balls.tsx'
import styles from './drawn-numbers.module.css'

const isPicked = (results: Results): boolean => results.some(({ group }) => group === 'main')

/** The numbers of a draw as one row: those that were picked with the bonus number, else the highest prize of digits. */
export const FirstNumbers = ({ results, small = false }: { readonly results: Results; readonly small?: boolean }) => {
  const t = useTexts('lottery')
  const shown = isPicked(results) ? results : results.slice(0, 1)
  return (
    <Balls
      small={small}
      label={t('results')}
      balls={shown.flatMap(({ group, numbers }) => numbers.map(number => ({ number, bonus: group === 'bonus' })))}
    />
  )
}

/** All numbers of a draw; of digits a group for each prize. */
export const DrawnNumbers = ({ results }: { readonly results: Results }) => {
  const t = useTexts('lottery')
  if (isPicked(results)) return <FirstNumbers results={results} />
  return (
    <dl className={styles.groups}>
      {results.map(({ group, numbers }, at) =>
        group === 'main' || group === 'bonus' ? null : (
          <div key={group}>
            <dt>{t(`group_${group}`)}</dt>
            <dd>
              <Balls small={at > 0} balls={numbers.map(number => ({ number, hit: at === 0 }))} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
