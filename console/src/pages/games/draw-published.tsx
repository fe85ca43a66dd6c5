import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import type { DrawPartProps } from './draw.ts'
import styles from './games.module.css'

/** What was published, signed, byte by byte. */
export const DrawPublished = ({ value }: Pick<DrawPartProps, 'value'>) => {
  const t = useTexts('games')
  const papers = [
    [t('commitment'), value.commitment],
    [t('certificate'), value.certificate],
    [t('void_statement'), value.voided?.statement ?? null],
  ] as const
  return (
    <Section title={t('published')} beside={t('published_about')}>
      {papers.map(
        ([name, text]) =>
          text !== null && (
            <details key={name} className={styles.paper}>
              <summary>{name}</summary>
              <pre>{text}</pre>
            </details>
          ),
      )}
    </Section>
  )
}
