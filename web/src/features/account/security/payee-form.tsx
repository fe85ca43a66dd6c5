import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { memberIcon } from '#ui/icons/icons.ts'
import type { Changed, SubjectFormProps } from './subject.ts'
import { useChange } from './use-change.ts'

/** The server refuses shorter names. */
const SHORTEST_NAME = 2

export const PayeeForm = ({ refresh, onDone }: SubjectFormProps) => {
  const t = useTexts('security')
  const errors = useTexts('errors')
  const { processing, problem, run } = useChange<Changed>(refresh, onDone)
  const { wrong, mark, clear } = useWrongFields<'payeeName'>()
  return (
    <Form
      onSubmit={(form, values) => {
        const payeeName = values['payeeName']?.trim() ?? ''
        const fault = payeeName.length < SHORTEST_NAME ? errors('required') : undefined
        if (mark(form, { payeeName: fault })) void run(request => request('member.securityPayeeName', { payeeName }), t('saved'))
      }}
    >
      <FormProblem problem={problem} />
      <TextField
        name="payeeName"
        label={t('payee_name')}
        hint={t('payee_name_hint')}
        prefix={<Icon glyph={memberIcon} small />}
        autoComplete="name"
        enterKeyHint="go"
        maxLength={100}
        error={wrong.payeeName ?? null}
        onInput={() => clear('payeeName')}
      />
      <Button type="submit" wide busy={processing} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </Form>
  )
}
