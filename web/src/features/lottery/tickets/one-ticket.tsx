import type { CallAnswers } from '@foyer/contract'
import type { Draw, Ticket } from '@foyer/contract/lottery/lottery-fields'
import useSWR from 'swr'
import { refreshAfter } from '#blocks/lottery/draw-phase.ts'
import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { serverClock, useServerNow } from '#blocks/lottery/use-server-now.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { addressOf } from '#features/lottery/buy/address-of.ts'
import { linesOf } from '#features/lottery/buy/lines-of.ts'
import { ReceiptCheck } from '#features/lottery/check/receipt-check.tsx'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { knownFacts } from '#features/lottery/common/known-facts.ts'
import { LotteryFailed } from '#features/lottery/common/lottery-failed.tsx'
import { TicketBalls } from '#features/lottery/common/ticket-balls.tsx'
import { LateStage } from '#features/lottery/stage/late-stage.tsx'
import { useWatched } from '#features/lottery/stage/use-watched.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Facts } from '#ui/facts.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './one-ticket.module.css'

/** The ticket as it was before its draw. */
const asBefore = (ticket: Ticket): Ticket => ({ ...ticket, state: 'sold', prize: null, draw: { ...ticket.draw, results: null } })

const TicketClock = ({ draw, clock }: { readonly draw: Draw; readonly clock: number }) => <DrawState draw={draw} now={useServerNow(clock)} large />

type Answer = CallAnswers['lottery.ticket'] & { readonly clock: number }

/** A ticket, its draw and its receipt. While its draw is watched, nothing is said before the balls have fallen. */
const TicketFace = ({ answer: { ticket, receipt, proof, clock } }: { readonly answer: Answer }) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const words = useWords('lottery')
  const money = useMoney()
  const format = useFormat()
  const navigate = useNavigate()
  const { isWatched, isHeld, over } = useWatched(ticket.draw, clock)
  const { draw, state, prize, play, units, price, boughtAt } = isHeld ? asBefore(ticket) : ticket
  return (
    <>
      {isWatched && <LateStage id={draw.id} onAgain={tickets => navigate(addressOf(draw.lottery, linesOf(tickets)))} onOver={over} />}
      <section className={styles.ticket}>
        <div className={styles.head}>
          <h1 className={styles.title}>{words(draw.name)}</h1>
          <p className={classes(styles.state, styles[state])} role="status">
            {t(`ticket_${state}`)} {prize !== null && <bdi>{money(prize)}</bdi>}
          </p>
        </div>
        <TicketBalls ticket={{ ...ticket, draw, state }} small={false} />
        {draw.results ? (
          <div className={styles.results}>
            <span className={styles.label}>{t('results')}</span>
            <FirstNumbers results={draw.results} small />
          </div>
        ) : (
          !isWatched && <TicketClock draw={draw} clock={clock} />
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
      <div className={styles.ways}>
        <ButtonLink href={lotteryPaths.draw(draw.id)} look="quiet" wide>
          {t('results')}
        </ButtonLink>
        {!isWatched && state !== 'sold' && (
          <ButtonLink href={addressOf(draw.lottery, linesOf([ticket]))} look="quiet" wide>
            {t('play_again')}
          </ButtonLink>
        )}
      </div>
      <Card>
        <ReceiptCheck number={ticket.number} draw={draw.id} receipt={receipt} proof={proof} />
      </Card>
    </>
  )
}

/** One ticket with its receipt, asked for again until it is decided. */
export const OneTicket = ({ number, sessionId }: { readonly number: number; readonly sessionId: string }) => {
  const t = useTexts('lottery')
  const { request } = useRequest()
  const load = async () => {
    const answer = await request('lottery.ticket', { number }, { alert: false })
    return { ...answer, clock: serverClock(answer.now) }
  }
  const answer = useSWR(['lottery.ticket', sessionId, number], load, { shouldRetryOnError: false })
  usePolling(answer, latest => (latest?.ticket.state === 'sold' ? refreshAfter([latest.ticket.draw], latest.clock + performance.now()) : 0))
  const { data, error, mutate } = answer
  if (data) return <TicketFace answer={data} />
  return error === undefined ? <Skeleton shape="panel" /> : <LotteryFailed title={t('ticket_failed')} heading="h1" onRetry={() => void mutate()} />
}
