import { useWithdrawalSetting } from '#blocks/payments/use-withdrawal-setting.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Closed, Failed } from './nothing-here.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** Being paid out, and the withdrawals so far. */
export const WithdrawTab = ({ sessionId }: { readonly sessionId: string }) => {
  const t = useTexts('wallet')
  const { setting, failed, refresh } = useWithdrawalSetting()
  return (
    <>
      {setting && (setting.open ? <WithdrawForm setting={setting} refresh={refresh} /> : <Closed />)}
      {!setting && (failed ? <Failed title={t('channels_failed')} onRetry={() => void refresh()} /> : <Skeleton shape="panel" />)}
      <WithdrawalList sessionId={sessionId} />
    </>
  )
}
