import { Late } from '#blocks/late/late.tsx'
import { useTexts } from '#texts/use-texts.ts'
import styles from './no-tickets.module.css'

/** What can be played, where there are no tickets. */
const loadLotteries = async () => (await import('#features/lottery/lotteries/lottery-body.tsx')).LotteryBody

/** A ticket with a notch at each side. */
const OUTLINE = 'M26 24h108a8 8 0 0 1 8 8v10a10 10 0 0 0 0 20v10a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8V62a10 10 0 0 0 0-20V32a8 8 0 0 1 8-8Z'

/** Two tickets, of which the front one has its numbers. */
const Drawing = () => (
  <svg className={styles.drawing} viewBox="0 0 160 104" aria-hidden="true">
    <path className={styles.behind} transform="rotate(-12 80 52)" d={OUTLINE} />
    <g transform="rotate(6 80 52)">
      <path className={styles.front} d={OUTLINE} />
      <path className={styles.tear} d="M112 30v44" />
      <circle className={styles.ball} cx="46" cy="45" r="8" />
      <circle className={styles.ball} cx="68" cy="45" r="8" />
      <circle className={styles.ball} cx="90" cy="45" r="8" />
      <path className={styles.line} d="M40 65h56M122 46v12" />
    </g>
  </svg>
)

/** No tickets yet: a drawing of one, and the lotteries whose tickets can be bought now. */
export const NoTickets = () => {
  const wallet = useTexts('wallet')
  return (
    <div className={styles.empty}>
      <div className={styles.words}>
        <Drawing />
        <h2 className={styles.title}>{wallet('statement_empty')}</h2>
      </div>
      <div className={styles.draws}>
        <Late load={loadLotteries} wanted props={{}} />
      </div>
    </div>
  )
}
