import { useState } from 'react'
import { ConfirmSheet } from '#blocks/account/confirm/confirm-sheet.tsx'
import { useConfirmation } from '#blocks/account/confirm/use-confirmation.ts'
import { AccountFace } from '#blocks/payments/account-face.tsx'
import { useAddAccount } from '#blocks/payments/use-add-account.tsx'
import { useWithdrawalSetting } from '#blocks/payments/use-withdrawal-setting.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { bankIcon } from '#ui/icons/late-icons.ts'
import { ButtonRow, FactRow, List } from '#ui/list.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Notice } from '#ui/windows/notice.tsx'

/** The bank accounts that the member is paid out to: a tap on one removes it, after a confirmation if the last one is too old. */
export const PaymentMethods = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const { setting, failed, refresh } = useWithdrawalSetting()
  const adding = useAddAccount(setting, refresh)
  const { processing, run } = useSubmit()
  const confirmation = useConfirmation()
  const [input, setInput] = useState<string | null>(null)

  const remove = (id: string) =>
    run(async () => {
      setInput(null)
      if (!(await confirmation.guard(() => request('payments.removePayoutAccount', { id })))) return
      showToast(t('account_removed'))
      await refresh()
    })

  return (
    <>
      <List heading={t('accounts')}>
        {setting?.accounts.map(account => (
          <ButtonRow
            key={account.id}
            glyph={bankIcon}
            title={<AccountFace account={account} />}
            detail={t('account_remove')}
            onClick={() => setInput(account.id)}
          />
        ))}
        {setting?.accounts.length === 0 && <FactRow title={t('accounts_empty')} />}
        {adding.row}
        {failed && <FactRow title={t('list_failed')} />}
        {failed && <ButtonRow title={shell('retry')} onClick={() => void refresh()} />}
        {!setting && !failed && (
          <li>
            <Skeleton shape="row" />
          </li>
        )}
      </List>
      {adding.sheet}
      <Notice
        open={input !== null}
        title={t('account_remove_title')}
        text={t('account_remove_text')}
        confirmLabel={t('account_remove')}
        danger
        busy={processing}
        onConfirm={() => input !== null && void remove(input)}
        cancel={{ label: shell('cancel'), onCancel: () => setInput(null) }}
      />
      <ConfirmSheet confirmation={confirmation} />
    </>
  )
}
