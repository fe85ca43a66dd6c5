import { dayWords } from '#format/day-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { type CurrencyFacts, sumWords } from '#ui/sum.tsx'
import type { DayFigures } from './day-figures.ts'

/** The figures of the day under the pointer, beside those of the same day of the span before. */
export const TurnoverReadout = ({ day, before, facts }: { day: DayFigures; before: DayFigures | undefined; facts: CurrencyFacts }) => {
  const t = useTexts('reports')
  const words = (amount: number) => sumWords(amount, facts)
  return (
    <>
      <b>{dayWords(day.key)}</b>
      <span>
        <span className="q">{t('turnover_small')}</span> {words(day.turnover)}
      </span>
      {before && (
        <span>
          <span className="q">{t('before_small')}</span> {words(before.turnover)}
        </span>
      )}
      <span className={day.result < 0 ? 'bad' : undefined}>
        <span className="q">{t('result_small')}</span> {words(day.result)}
      </span>
    </>
  )
}
