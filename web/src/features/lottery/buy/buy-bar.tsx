import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { stepBefore } from '#blocks/games/launch/start-rules.ts'
import { useBalance } from '#blocks/money/use-balance.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { LimitNote } from '#blocks/safe-play/limit-note.tsx'
import { deviceSigns } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { isolated } from '#features/lottery/common/isolated.ts'
import { useFlag } from '#merchant/page-data.tsx'
import { keepLeftGame } from '#navigation/left-game.ts'
import { loginFrom, paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { addressOf } from './address-of.ts'
import { BuySums } from './buy-sums.tsx'
import { priceOf } from './lines.ts'
import type { Lines } from './use-lines.ts'
import type { Purchase } from './use-purchase.ts'
import styles from './buy-bar.module.css'

interface BuyBarProps {
  readonly lottery: Lottery
  readonly lines: Lines
  readonly purchase: Purchase
}

/** What the chosen lines cost and what the player has, before the one button that buys them. */
export const BuyBar = ({ lottery, lines: { whole }, purchase: { processing, refused, buy } }: BuyBarProps) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const money = useMoney()
  const navigate = useNavigate()
  const session = useSession()
  const { balance } = useBalance()
  const price = priceOf(lottery, whole)
  const isShort = balance !== undefined && price > balance.main
  const here = addressOf(lottery.code, whole)
  const appOnly = useFlag('STARTGAMEINAPP3')
  /** Where games start in the app alone, everybody may look at draws, and tickets are bought there. */
  const step = session && stepBefore({ signedIn: true, appOnly, insideApp: isInsideApp(deviceSigns(), window.location.search) })
  const mayBuy = session && step === null
  /** The way back to this page brings the lines along. */
  const leaveFor = (path: string) => {
    navigate(here, { replace: true })
    navigate(path)
  }
  return (
    <section className={styles.bar} aria-label={t('total')}>
      <FormProblem problem={refused ?? (isShort ? { message: errors('balance.too.low') } : null)} />
      {refused?.limit && <LimitNote limit={refused.limit} />}
      {refused?.way === 'limits' && (
        <ButtonLink href={paths.playSafely} look="quiet" wide>
          {wallet('limits')}
        </ButtonLink>
      )}
      {refused?.way === 'rewards' && (
        <ButtonLink href={paths.rewardCenter} look="quiet" wide>
          {wallet('play_credit')}
        </ButtonLink>
      )}
      <BuySums lottery={lottery} price={price} balance={session ? balance?.main : null} />
      {session === null && (
        <Button wide onClick={() => leaveFor(loginFrom('', here))}>
          {shell('log_in')}
        </Button>
      )}
      {step === 'open-app' && (
        <Button wide onClick={() => openPrompt('app-needed')}>
          {t('buy', { price: isolated(money(price)) })}
        </Button>
      )}
      {mayBuy && (isShort || refused?.way === 'deposit') && (
        <Button
          wide
          onClick={() => {
            keepLeftGame(here)
            leaveFor(paths.voucherCenter)
          }}
        >
          {wallet('deposit')}
        </Button>
      )}
      {mayBuy && !isShort && refused?.way !== 'deposit' && (
        <Button wide busy={processing} busyLabel={shell('loading')} aria-disabled={whole.length === 0 || undefined} onClick={() => void buy()}>
          {whole.length === 0 ? t('choose_first') : t('buy', { price: isolated(money(price)) })}
        </Button>
      )}
    </section>
  )
}
