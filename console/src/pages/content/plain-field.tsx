import { placeOf } from '#format/times.ts'
import { clockOf, momentOf } from '#format/zone-time.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { FieldProps } from './field-props.ts'
import { hintOf } from './field-words.ts'
import { useFault, useForm } from './form-context.ts'
import { JsonField } from './json-field.tsx'
import { shapeOf } from './schema-rules.ts'
import { pointerOf } from './value-rules.ts'

/** Fields of one line. */
export const PlainField = ({ label, schema, isRequired, path, value, onChange }: FieldProps) => {
  const t = useTexts('content')
  const { timeZone } = useForm()
  const fault = useFault(pointerOf(path))
  const shape = shapeOf(schema)
  const hint = hintOf(schema, label)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const orNothing = (next: string) => (next === '' && !isRequired ? undefined : next)
  const title = isRequired ? label : `${label} ${t('optional')}`
  if (shape.kind === 'choice')
    return (
      <Select
        label={title}
        hint={hint}
        fault={fault}
        value={text}
        onChange={next => onChange(orNothing(next))}
        options={[
          ...(isRequired ? [] : [{ value: '', words: typeof schema.default === 'string' ? t('as_usual', { value: schema.default }) : t('without') }]),
          ...shape.options.map(option => ({ value: option, words: option })),
        ]}
      />
    )
  if (shape.kind === 'number')
    return (
      <TextField
        label={title}
        hint={hint}
        fault={fault}
        inputMode="decimal"
        value={text}
        onChange={next => onChange(next === '' && !isRequired ? undefined : next !== '' && Number.isFinite(Number(next)) ? Number(next) : next)}
      />
    )
  if (shape.kind === 'moment')
    return (
      <TextField
        label={timeZone === undefined ? title : t('time_in', { label: title, place: placeOf(timeZone) })}
        hint={hint}
        fault={fault}
        type="datetime-local"
        value={clockOf(text, timeZone)}
        onChange={next => onChange(momentOf(next, timeZone))}
      />
    )
  if (shape.kind === 'text')
    return shape.isLong && text.length > 80 ? (
      <TextArea label={title} hint={hint} fault={fault} value={text} onChange={next => onChange(orNothing(next))} />
    ) : (
      <TextField label={title} hint={hint} fault={fault} value={text} onChange={next => onChange(orNothing(next))} />
    )
  return <JsonField label={title} hint={hint} value={value} fault={fault} onChange={onChange} />
}
