import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import type { DrawPartProps } from './draw.ts'
import { percentOf } from './percent-words.ts'

export const DrawPrizes = ({ value }: Pick<DrawPartProps, 'value'>) => {
  const t = useTexts('games')
  if (value.prizes.length === 0) return null
  const paid = value.prizes.reduce((sum, prize) => sum + prize.sum, 0)
  return (
    <Section title={t('prizes')} beside={t('returned', { percent: percentOf(paid, value.staked) })}>
      <table aria-label={t('prizes')}>
        <thead>
          <tr>
            <th>{t('prize')}</th>
            <th className="r">{t('winners_count')}</th>
            <th className="r">{t('each')}</th>
            <th className="r">{t('together')}</th>
          </tr>
        </thead>
        <tbody>
          {value.prizes.map(prize => (
            <tr key={prize.tier}>
              <td className="mono">{prize.tier}</td>
              <td className="r">{prize.winners.toLocaleString('en')}</td>
              <td className="r">{prize.winners === 0 ? '–' : sumWords(prize.each, value)}</td>
              <td className="r">{sumWords(prize.sum, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
