import { wordsOf } from '#texts/catalogues.ts'
import type { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'

type Facts = Readonly<Record<string, string | number>>

/** The facts of an identity event in words: a limit with its sum, else each fact by itself. The network has a column of its own. */
export const eventWords = (
  { kind, period, most, network: _network, ...others }: Facts,
  of: { readonly currency: string; readonly decimals: number },
  t: ReturnType<typeof useTexts<'members'>>,
): string => {
  const facts = Object.values(others)
    .filter(fact => fact !== '')
    .map(fact => wordsOf('members', `fact_${fact}`, String(fact)))
  if (kind === undefined || period === undefined) return facts.join(', ')
  const limit = t('limit_of', { kind: wordsOf('members', `limit_${kind}`), period: wordsOf('members', `period_${period}`) })
  if (most === undefined) return limit
  const sum = typeof most !== 'number' ? t('raise_none') : kind === 'time' ? t('minutes', { count: most }) : sumWords(most, of)
  return `${limit}: ${sum}`
}
