import { useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { plusIcon } from '#ui/icons/late-icons.ts'
import { ButtonRow } from '#ui/list.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { AccountForm } from './account-form.tsx'
import type { WithdrawalSetting } from './use-withdrawal-setting.ts'

/** The row of a list that opens the form for a bank account, while the member may have one more; and the form's sheet, to draw outside the list. */
export const useAddAccount = (
  setting: WithdrawalSetting | undefined,
  refresh: () => Promise<void>,
): { readonly row: ReactNode; readonly sheet: ReactNode } => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const [open, setOpen] = useState(false)
  if (!setting) return { row: null, sheet: null }
  return {
    row: setting.accounts.length < setting.mostAccounts && <ButtonRow glyph={plusIcon} title={t('account_add')} onClick={() => setOpen(true)} />,
    sheet: (
      <Sheet open={open} title={t('account_add')} closeLabel={shell('close')} onClose={() => setOpen(false)}>
        <AccountForm
          setting={setting}
          onAdded={async () => {
            await refresh()
            setOpen(false)
          }}
        />
      </Sheet>
    ),
  }
}
