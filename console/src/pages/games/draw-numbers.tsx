import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import type { DrawPartProps } from './draw.ts'
import styles from './games.module.css'

export const DrawNumbers = ({ value }: Pick<DrawPartProps, 'value'>) => {
  const t = useTexts('games')
  const { results } = value.draw
  if (results === null) return null
  return (
    <Section title={t('numbers')}>
      <Facts
        left
        facts={results.map(({ group, numbers }) => ({
          name: t(`group_${group}`),
          value: (
            <span className={styles.numbers}>
              {numbers.map((number, at) => (
                <b key={at}>{number}</b>
              ))}
            </span>
          ),
        }))}
      />
    </Section>
  )
}
