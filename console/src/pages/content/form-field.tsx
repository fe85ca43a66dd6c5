import { useState } from 'react'
import { placeOf } from '#format/times.ts'
import { clockOf, momentOf } from '#format/zone-time.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Select, TextArea, TextField, Tick } from '#ui/field.tsx'
import type { FieldProps } from './field-props.ts'
import { useFault, useForm } from './form-context.ts'
import { ListField, MapField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { emptyOf, hintOf, shapeOf, titleOf, type FieldOf, type Schema, type Shape } from './schema-rules.ts'
import { isObject, pointerOf, type Path } from './value-rules.ts'
import { Fault, WordsField } from './words-field.tsx'
import styles from './content.module.css'

const Group = ({ fields, path, value, onChange }: Pick<FieldProps, 'path' | 'value' | 'onChange'> & { fields: readonly FieldOf[] }) => {
  const group = isObject(value) ? value : {}
  return (
    <div className={styles.group}>
      {fields.map(({ name, schema, isRequired }) => (
        <FormField
          key={name}
          name={name}
          label={titleOf(name)}
          schema={schema}
          isRequired={isRequired}
          path={[...path, name]}
          value={group[name]}
          onChange={next => {
            const others = Object.entries(group).filter(([other]) => other !== name)
            // A field keeps its place among the others.
            if (next === undefined) onChange(Object.fromEntries(others))
            else onChange({ ...group, [name]: next })
          }}
        />
      ))}
    </div>
  )
}

/** A part of the content that may be left out as a whole. */
const OptionalPart = ({ label, hint, schema, onAdd }: { label: string; hint: string; schema: Schema; onAdd: (value: unknown) => void }) => {
  const t = useTexts('content')
  const { isReadOnly } = useForm()
  return (
    <div className={styles.absent}>
      <span className={styles.label}>
        {label} <span className="m">{hint}</span>
      </span>
      {isReadOnly ? (
        <span className="m">{t('without')}</span>
      ) : (
        <Button small kind="plain" onPress={() => onAdd(emptyOf(schema))}>
          {t('add_part')}
        </Button>
      )}
    </div>
  )
}

const JsonField = ({
  label,
  hint,
  value,
  fault,
  onChange,
}: {
  label: string
  hint: string
  value: unknown
  fault: string | undefined
  onChange: (value: unknown) => void
}) => {
  const t = useTexts('content')
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2))
  const [isWrong, setWrong] = useState(false)
  return (
    <TextArea
      label={label}
      hint={hint}
      fault={isWrong ? t('no_json') : fault}
      rows={6}
      value={text}
      onChange={next => {
        setText(next)
        try {
          onChange(JSON.parse(next))
          setWrong(false)
        } catch {
          // What is half written is kept in the field alone.
          setWrong(true)
        }
      }}
    />
  )
}

/** Fields of one line. */
const PlainField = ({ label, schema, isRequired, path, value, onChange }: FieldProps) => {
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

const Choices = ({
  label,
  hint,
  options,
  path,
  value,
  onChange,
}: {
  label: string
  hint: string
  options: readonly string[]
  path: Path
  value: unknown
  onChange: (value: unknown) => void
}) => {
  const fault = useFault(pointerOf(path))
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : []
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>
        {label} <span className="m">{hint}</span>
      </legend>
      <div className={styles.ticks}>
        {options.map(option => (
          <Tick
            key={option}
            checked={chosen.includes(option)}
            onChange={on => {
              const next = options.filter(one => (one === option ? on : chosen.includes(one)))
              onChange(next.length === 0 ? undefined : next)
            }}
          >
            {option}
          </Tick>
        ))}
      </div>
      {fault !== undefined && <Fault path={path} reason={fault} />}
    </fieldset>
  )
}

const fieldsOf = (schema: Schema): readonly FieldOf[] => {
  const shape = shapeOf(schema)
  return shape.kind === 'group' ? shape.fields : []
}

/** One of several groups; what both have stays when another one is chosen. */
const Variant = ({
  shape,
  path,
  value,
  onChange,
}: {
  shape: Extract<Shape, { kind: 'variant' }>
  path: Path
  value: unknown
  onChange: (value: unknown) => void
}) => {
  const { by, members } = shape
  const group = isObject(value) ? value : {}
  const member = members.find(one => group[by] === one.value) ?? members[0]
  if (!member) return null
  const choose = (chosen: string) => {
    const next = members.find(one => one.value === chosen)
    if (!next) return
    const fields = fieldsOf(next.schema)
    const kept = Object.entries(group).filter(([name]) => name !== by && fields.some(field => field.name === name))
    onChange({ ...(emptyOf(next.schema) as object), ...Object.fromEntries(kept), [by]: chosen })
  }
  return (
    <>
      <Select label={titleOf(by)} value={member.value} onChange={choose} options={members.map(one => ({ value: one.value, words: one.value }))} />
      <Group fields={fieldsOf(member.schema).filter(({ name }) => name !== by)} path={path} value={value} onChange={onChange} />
    </>
  )
}

/** A field of the form, made from its part of the declaration. */
export const FormField = (props: FieldProps) => {
  const t = useTexts('content')
  const { name, label, schema, isRequired, path, value, onChange } = props
  const { isReadOnly } = useForm()
  const fault = useFault(pointerOf(path))
  const shape = shapeOf(schema)
  const hint = hintOf(schema, label)
  const inner = { label, hint, path, value, onChange }
  if (shape.kind === 'words') return <WordsField {...inner} />
  if (shape.kind === 'picture') return <PictureField {...props} />
  if (shape.kind === 'choices') return <Choices {...inner} options={shape.options} />
  if (shape.kind === 'flag')
    return (
      <div className={styles.flag}>
        <Tick checked={value === true} disabled={isReadOnly} onChange={on => onChange(on || isRequired ? on : undefined)}>
          {label} <span className="m s">{hint}</span>
        </Tick>
      </div>
    )
  if (shape.kind === 'list' || shape.kind === 'map') {
    if (value === undefined && !isRequired) return <OptionalPart label={label} hint={hint} schema={schema} onAdd={onChange} />
    return shape.kind === 'list' ? (
      <ListField {...inner} item={shape.item} field={FormField} />
    ) : (
      <MapField {...inner} item={shape.item} field={FormField} />
    )
  }
  if (shape.kind === 'group' || shape.kind === 'variant') {
    if (value === undefined && !isRequired) return <OptionalPart label={label} hint={hint} schema={schema} onAdd={onChange} />
    return (
      <fieldset className={name === '' ? styles.bare : styles.part}>
        {name !== '' && (
          <legend className={styles.label}>
            {label} <span className="m">{hint}</span>{' '}
            {!isRequired && !isReadOnly && (
              <button type="button" className="link" onClick={() => onChange(undefined)}>
                {t('remove_part')}
              </button>
            )}
          </legend>
        )}
        {fault !== undefined && <Fault path={path} reason={fault} />}
        {shape.kind === 'group' ? (
          <Group fields={shape.fields} path={path} value={value} onChange={onChange} />
        ) : (
          <Variant shape={shape} path={path} value={value} onChange={onChange} />
        )}
      </fieldset>
    )
  }
  return <PlainField {...props} />
}
