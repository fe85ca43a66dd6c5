import useSWR from 'swr'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { useRequest } from '#request/request-context.ts'
import { usePause } from '#session/pause.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositList } from './deposit-list.tsx'
import { Closed, Failed } from './nothing-here.tsx'

/** Paying in, and the deposits so far. During a break nothing can be paid in, which is said before anything is typed. */
export const DepositTab = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('wallet')
  const { request } = useRequest()
  const language = useLanguage()
  const pause = usePause()
  const load = () => request('payments.depositChannels', {}, { alert: false })
  const { data, error, mutate } = useSWR(['payments.depositChannels', sessionId, language], load, { shouldRetryOnError: false })
  return (
    <>
      {pause && <PauseNotice pause={pause} />}
      {!pause && data && (data.channels.some(({ open }) => open) ? <DepositForm setting={data} /> : <Closed />)}
      {!pause && !data && (error === undefined ? <Skeleton shape="panel" /> : <Failed title={t('channels_failed')} onRetry={() => void mutate()} />)}
      <DepositList sessionId={sessionId} />
    </>
  )
}
