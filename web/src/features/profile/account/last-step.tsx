import { ConfirmSheet } from '#blocks/account/confirm/confirm-sheet.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useBalance } from '#blocks/money/use-balance.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { paths } from '#navigation/paths.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { listIcon } from '#ui/icons/late-icons.ts'
import { FactRow, LinkRow, List } from '#ui/list.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useCloseAccount } from './use-close-account.ts'
import styles from './close-sheet.module.css'

/** What still stands in the way, or the button that closes the account. */
export const LastStep = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const money = useMoney()
  const format = useFormat()
  const { balance, failed, refresh } = useBalance()
  const { processing, problem, confirmation, inPlay, close } = useCloseAccount()
  if (failed) {
    return (
      <Button look="quiet" wide onClick={refresh}>
        {shell('retry')}
      </Button>
    )
  }
  if (!balance) return <Skeleton shape="field" />
  if (balance.main > 0) {
    return (
      <>
        <p className={styles.first}>{t('close_money_first', { amount: money(balance.main) })}</p>
        <ButtonLink href={paths.withdraw} wide>
          {t('withdraw')}
        </ButtonLink>
      </>
    )
  }
  if (balance.held > 0) return <p className={styles.first}>{t('close_held_first', { amount: money(balance.held) })}</p>
  return (
    <>
      <FormProblem problem={problem} />
      {inPlay && (
        <List>
          {inPlay.rounds > 0 && <FactRow title={t('close_open_bets')} detail={format.number(inPlay.rounds)} />}
          {inPlay.tickets > 0 && (
            <LinkRow href={paths.lotteries} glyph={listIcon} title={t('close_open_tickets')} detail={format.number(inPlay.tickets)} />
          )}
        </List>
      )}
      <Button look="danger" wide busy={processing} busyLabel={shell('loading')} onClick={() => void close()}>
        {t('close_submit')}
      </Button>
      <ConfirmSheet confirmation={confirmation} />
    </>
  )
}
