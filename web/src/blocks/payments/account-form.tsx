import { useState } from 'react'
import { ConfirmSheet } from '#blocks/account/confirm/confirm-sheet.tsx'
import { useConfirmation } from '#blocks/account/confirm/use-confirmation.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import type { WithdrawalSetting } from './use-withdrawal-setting.ts'
import styles from './bank-accounts.module.css'

interface AccountFormProps {
  setting: WithdrawalSetting
  onAdded: () => Promise<void>
}

/** Which field a refusal of the server is about; others are shown above the form. */
const fieldOf = (code: string | undefined): 'number' | 'holder' | undefined => {
  if (code === 'payout.account.invalid' || code === 'payout.account.exists') return 'number'
  return code === 'payee.name.wrong' ? 'holder' : undefined
}

/** Adds a bank account, after a confirmation if the last one is too old. */
export const AccountForm = ({ setting: { banks, waitHours }, onAdded }: AccountFormProps) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const confirmation = useConfirmation()
  const [unsent, setUnsent] = useState<string | null>(null)
  const { wrong, mark, clear } = useWrongFields<'bank' | 'number' | 'holder'>()

  const add = (form: HTMLFormElement, input: { readonly bank: string; readonly number: string; readonly holder: string }) =>
    run(async () => {
      setUnsent(null)
      try {
        const added = await confirmation.guard(() => request('payments.addPayoutAccount', input, { alert: false }))
        if (!added) return
        showToast(t('account_added'))
        await onAdded()
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        const words = error.message || errors('unknown_error')
        const field = fieldOf(error.code)
        if (field) mark(form, { [field]: words })
        else setUnsent(words)
        throw error
      }
    })

  return (
    <>
      <Form
        onSubmit={(form, { bank = '', number = '', holder = '' }) => {
          const needed = (text: string) => (text.trim() === '' ? errors('required') : undefined)
          const isRight = mark(form, { bank: needed(bank), number: needed(number), holder: needed(holder) })
          if (isRight) void add(form, { bank, number: number.trim(), holder: holder.trim() })
        }}
      >
        <FormProblem problem={problem ?? (unsent === null ? null : { message: unsent })} />
        <SelectField
          name="bank"
          label={t('bank')}
          placeholder={t('bank_choose')}
          choices={banks.map(({ code, name }) => ({ value: code, label: name }))}
          error={wrong.bank ?? null}
          onChange={() => clear('bank')}
        />
        <TextField
          name="number"
          label={t('account_number')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          error={wrong.number ?? null}
          onInput={() => clear('number')}
        />
        <TextField
          name="holder"
          label={t('account_holder')}
          autoComplete="name"
          maxLength={80}
          hint={t('account_own')}
          error={wrong.holder ?? null}
          onInput={() => clear('holder')}
        />
        {waitHours > 0 && <p className={styles.note}>{t('account_wait')}</p>}
        <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
          {t('account_add')}
        </Button>
      </Form>
      <ConfirmSheet confirmation={confirmation} />
    </>
  )
}
