import type { LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { durationText, type Duration } from './duration.ts'
import type { SafePlay } from './use-safe-play.ts'

/** The words for sums of money, of limits and of time. */
export const useSums = ({ currency, decimals }: Pick<SafePlay, 'currency' | 'decimals'>) => {
  const format = useFormat()
  const t = useTexts('safeplay')
  const time = (duration: Duration) => durationText(duration, t)
  const money = (sum: number) => format.money(sum / 10 ** decimals, currency)
  return {
    money,
    time,
    /** Limits on time are in minutes. */
    limit: (kind: LimitKind, sum: number) => (kind === 'time' ? time([sum, 'minute']) : money(sum)),
    moment: (moment: string | number) => format.moment(moment, 'date-time'),
  }
}
