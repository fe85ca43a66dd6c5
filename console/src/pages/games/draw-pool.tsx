import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import type { DrawPartProps } from './draw.ts'

export const DrawPool = ({ value }: Pick<DrawPartProps, 'value'>) => {
  const t = useTexts('games')
  const { poolBook, draw, pool, jackpot } = value
  if (pool === null) return null
  const rows = poolBook
    ? ([
        [t('pool_carried'), poolBook.carried],
        [t('pool_added'), poolBook.added],
        [t('pool_paid'), -poolBook.paid],
        [t('pool_left'), poolBook.left],
        [t('pool_breakage'), poolBook.breakage],
      ] as const)
    : []
  return (
    <Section title={t('pool')} beside={t('pool_share', { percent: pool })}>
      <Facts
        left
        facts={[
          ...(poolBook ? [] : [{ name: t('pool_now'), value: draw.pool === null ? '–' : sumWords(draw.pool, value) }]),
          ...rows.map(([name, sum]) => ({ name, value: sumWords(sum, value, sum < 0) })),
          ...(poolBook?.carriedFrom ? [{ name: t('pool_from'), value: <span className="mono">{poolBook.carriedFrom}</span> }] : []),
          ...(jackpot === null ? [] : [{ name: t('jackpot'), value: sumWords(jackpot, value) }]),
        ]}
      />
    </Section>
  )
}
