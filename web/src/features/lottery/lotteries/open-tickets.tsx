import useSWR from 'swr'
import { clockText } from '#blocks/lottery/clock-text.ts'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { ticketIcon } from '#features/lottery/common/ticket-icon.ts'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './open-tickets.module.css'

/** The member's tickets that wait for their draw, with the draw that comes next. Nothing where there are none. */
export const OpenTickets = ({ sessionId, now }: { readonly sessionId: string; readonly now: number }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const format = useFormat()
  const { request } = useRequest()
  const { data } = useSWR(['lottery.tickets', sessionId, 'waiting'], () => request('lottery.tickets', { which: 'open' }, { alert: false }), {
    shouldRetryOnError: false,
  })
  if (!data || data.tickets.length === 0) return null
  const [soonest] = data.tickets.map(({ draw }) => draw).sort((one, other) => Date.parse(one.drawsAt) - Date.parse(other.drawsAt))
  const left = soonest ? Date.parse(soonest.drawsAt) - now : 0
  return (
    <Link href={lotteryPaths.tickets} className={styles.card}>
      <span className={styles.mark}>
        <Icon glyph={ticketIcon} />
      </span>
      <span className={styles.words}>
        <span className={styles.count}>
          {t('open_tickets', { tickets: `${format.number(data.tickets.length)}${data.next === undefined ? '' : '+'}` })}
        </span>
        {soonest && (
          <span className={styles.next}>
            {words(soonest.name)} · {left > 0 ? <bdi dir="ltr">{clockText(left)}</bdi> : t('drawing')}
          </span>
        )}
      </span>
    </Link>
  )
}
