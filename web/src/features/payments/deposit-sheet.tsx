import useSWR from 'swr'
import { useBalance } from '#blocks/money/use-balance.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useRequest } from '#request/request-context.ts'
import { usePause } from '#session/pause.ts'
import { useSession } from '#session/session-store.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { Closed, Failed } from './nothing-here.tsx'
import { QuickDeposit } from './quick-deposit.tsx'
import styles from './deposit-sheet.module.css'

const close = (): void => closePrompt('deposit')

/** The ways to pay in and the member's last deposit, which say what the form begins with. */
const Body = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('wallet')
  const { request } = useRequest()
  const language = useLanguage()
  const quiet = { alert: false }
  const load = async () => {
    const [setting, { deposits }] = await Promise.all([
      request('payments.depositChannels', {}, quiet),
      // Without it the form begins as a first one does.
      request('payments.deposits', {}, quiet).catch(() => ({ deposits: [] })),
    ])
    return { setting, last: deposits[0] }
  }
  const { data, error, mutate } = useSWR(['deposit.begin', sessionId, language], load, { shouldRetryOnError: false })
  if (!data) return error === undefined ? <Skeleton shape="panel" /> : <Failed title={t('channels_failed')} onRetry={() => void mutate()} />
  return data.setting.channels.some(({ open }) => open) ? <QuickDeposit {...data} /> : <Closed />
}

/** A deposit over the page where the player is: the last way, four sums with one chosen, and one button that names what is paid. */
export const DepositSheet = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const money = useMoney()
  const session = useSession()
  const pause = usePause()
  const { balance } = useBalance()
  if (!session) return null
  return (
    <Sheet open={open} title={t('deposit')} closeLabel={shell('close')} onClose={close}>
      <div className={styles.sheet}>
        {balance && (
          <p className={styles.balance}>
            {t('balance')} <bdi>{money(balance.main)}</bdi>
          </p>
        )}
        {pause ? <PauseNotice pause={pause} /> : <Body sessionId={session.id} />}
      </div>
    </Sheet>
  )
}
