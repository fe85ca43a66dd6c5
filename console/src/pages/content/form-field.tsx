import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'
import { Tick } from '#ui/tick.tsx'
import { ChoicesField } from './choices-field.tsx'
import { emptyOf } from './empty-value.ts'
import type { FieldProps } from './field-props.ts'
import { hintOf, titleOf } from './field-words.ts'
import { useFault, useForm } from './form-context.ts'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { OptionalPart } from './optional-part.tsx'
import { PictureField } from './picture-field.tsx'
import { PlainField } from './plain-field.tsx'
import { type FieldOf, type Schema, type Shape, shapeOf } from './schema-rules.ts'
import { isObject, type Path, pointerOf } from './value-rules.ts'
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
  if (shape.kind === 'choices') return <ChoicesField {...inner} options={shape.options} />
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
