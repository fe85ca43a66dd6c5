import useSWR from 'swr'
import { useMoney } from '#blocks/balance/use-money.ts'
import { askAgainAfter } from '#blocks/lottery/draw-phase.ts'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { serverClock } from '#blocks/lottery/use-server-now.ts'
import { ReceiptCheck } from '#features/lottery/check/receipt-check.tsx'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { knownFacts } from '#features/lottery/common/known-facts.ts'
import { LotteryFailed } from '#features/lottery/common/lottery-failed.tsx'
import { TicketBalls } from '#features/lottery/common/ticket-balls.tsx'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Facts } from '#ui/facts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './one-ticket.module.css'

/** One ticket with its receipt, asked for again until it is decided. */
export const OneTicket = ({ number, sessionId }: { readonly number: number; readonly sessionId: string }) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const words = useWords('lottery')
  const money = useMoney()
  const format = useFormat()
  const { request } = useRequest()
  const ask = async () => {
    const answer = await request('lottery.ticket', { number }, { alert: false })
    return { ...answer, clock: serverClock(answer.now) }
  }
  const answer = useSWR(['lottery.ticket', sessionId, number], ask, { shouldRetryOnError: false })
  usePolling(answer, latest => (latest?.ticket.state === 'sold' ? askAgainAfter([latest.ticket.draw], latest.clock + performance.now()) : 0))
  const { data, error, mutate } = answer
  if (!data)
    return error === undefined ? <Skeleton shape="panel" /> : <LotteryFailed title={t('ticket_failed')} heading="h1" onRetry={() => void mutate()} />
  const { ticket, receipt, proof } = data
  const { draw, state, prize, play, units, price, boughtAt } = ticket
  return (
    <>
      <section className={styles.ticket}>
        <div className={styles.head}>
          <h1 className={styles.title}>{words(draw.name)}</h1>
          <p className={classes(styles.state, styles[state])} role="status">
            {t(`ticket_${state}`)} {prize !== null && <bdi>{money(prize)}</bdi>}
          </p>
        </div>
        <TicketBalls ticket={ticket} small={false} />
        {draw.results && (
          <div className={styles.results}>
            <span className={styles.label}>{t('results')}</span>
            <FirstNumbers results={draw.results} small />
          </div>
        )}
        <div className={styles.tear} aria-hidden="true" />
        <Facts
          facts={knownFacts([
            [t('ticket'), String(ticket.number)],
            [t('draw'), format.moment(draw.drawsAt, 'date-time')],
            play !== null && [t('play'), words(`play_${play}`)],
            units > 1 && [t('units'), `×${units}`],
            [t('total'), money(price)],
            [wallet('line_moment'), format.moment(boughtAt, 'date-time')],
          ])}
        />
      </section>
      <ButtonLink href={lotteryPaths.draw(draw.id)} look="quiet" wide>
        {t('results')}
      </ButtonLink>
      <Card>
        <ReceiptCheck number={ticket.number} draw={draw.id} receipt={receipt} proof={proof} />
      </Card>
    </>
  )
}
