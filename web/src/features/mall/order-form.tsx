import { ADDRESS_LENGTHS } from '@foyer/contract/mall/address-limits'
import type { Good } from '@foyer/contract/mall/mall-content'
import { asciiDigits } from '@foyer/contract/patterns'
import { useRef } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { newClientId } from '#device/client-id.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form, type FormValues } from '#ui/forms/form.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import styles from './order-form.module.css'

interface OrderFormProps {
  readonly good: Good
  readonly points: number
  readonly left: number
  /** Whether the member has ordered this as often as one member may. */
  readonly isReached: boolean
  readonly refresh: () => Promise<void>
  readonly onOrdered: () => void
}

const FIELDS = ['name', 'phone', 'place'] as const

const addressIn = (values: FormValues) => ({
  name: (values['name'] ?? '').trim(),
  phone: asciiDigits(values['phone'] ?? '').trim(),
  place: (values['place'] ?? '').trim(),
})

/** Asks for the address of a parcel, and orders. Where it cannot be ordered, it says why. */
export const OrderForm = ({ good: { id, kind, price }, points, left, isReached, refresh, onOrdered }: OrderFormProps) => {
  const t = useTexts('mall')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const { wrong, mark, clear } = useWrongFields<(typeof FIELDS)[number]>()
  // Taps and retries of one order have one key; the next order has another one.
  const key = useRef(newClientId())
  if (isReached) return <p className={styles.no}>{errors('mall.limit.reached')}</p>
  if (left === 0) return <p className={styles.no}>{t('sold_out')}</p>
  if (points < price) return <p className={styles.no}>{t('too_few', { count: price - points })}</p>

  const order = (values: FormValues) =>
    run(async () => {
      try {
        await request('mall.order', { key: key.current, good: id, price, ...(kind === 'parcel' && { address: addressIn(values) }) })
        key.current = newClientId()
        showToast(t('thanks'))
        onOrdered()
      } finally {
        await refresh()
      }
    })

  return (
    <Form
      onSubmit={(form, values) => {
        const address = addressIn(values)
        const faults = Object.fromEntries(FIELDS.map(field => [field, kind === 'parcel' && address[field] === '' ? errors('required') : undefined]))
        if (mark(form, faults)) void order(values)
      }}
    >
      {kind === 'parcel' && (
        <>
          <TextField
            name="name"
            label={t('name')}
            autoComplete="name"
            maxLength={ADDRESS_LENGTHS.name}
            error={wrong.name ?? null}
            onInput={() => clear('name')}
          />
          <TextField
            name="phone"
            type="tel"
            dir="ltr"
            label={t('phone')}
            autoComplete="tel"
            maxLength={ADDRESS_LENGTHS.phone}
            error={wrong.phone ?? null}
            onInput={() => clear('phone')}
          />
          <TextArea
            name="place"
            label={t('place')}
            placeholder={t('place_hint')}
            autoComplete="street-address"
            maxLength={ADDRESS_LENGTHS.place}
            error={wrong.place ?? null}
            onInput={() => clear('place')}
          />
        </>
      )}
      <FormProblem problem={problem} />
      <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
        {t('order', { count: price })}
      </Button>
    </Form>
  )
}
