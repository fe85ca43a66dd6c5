import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import type { Period } from './period.ts'

type Own = Extract<Period, { readonly name: 'own' }>

/** Two days between which the lines lie; either may be left out. */
export const OwnDates = ({ own, onChoose }: { readonly own: Own | null; readonly onChoose: (own: Own) => void }) => {
  const t = useTexts('wallet')
  const { wrong, mark, clear } = useWrongFields<'last'>()
  return (
    <Form
      onSubmit={(form, { first = '', last = '' }) => {
        const isBackwards = first !== '' && last !== '' && last < first
        if (mark(form, { last: isBackwards ? t('dates_backwards') : undefined })) onChoose({ name: 'own', first, last })
      }}
    >
      <TextField name="first" type="date" label={t('first_day')} defaultValue={own?.first ?? ''} onInput={() => clear('last')} />
      <TextField
        name="last"
        type="date"
        label={t('last_day')}
        defaultValue={own?.last ?? ''}
        error={wrong.last ?? null}
        onInput={() => clear('last')}
      />
      <Button type="submit" wide>
        {t('show_dates')}
      </Button>
    </Form>
  )
}
