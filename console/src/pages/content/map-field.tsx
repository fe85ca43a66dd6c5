import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { emptyOf } from './empty-value.ts'
import type { EntriesProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { ListEntry } from './list-entry.tsx'
import { isObject } from './value-rules.ts'
import styles from './content.module.css'

/** Entries by a name of their own, such as the paths of pages. */
export const MapField = ({ label, hint, item, path, value, onChange, field: Field }: EntriesProps) => {
  const t = useTexts('content')
  const { isReadOnly } = useForm()
  const [name, setName] = useState('')
  const map = isObject(value) ? value : {}
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>
        {label} <span className="m">{hint}</span>
      </legend>
      <ol>
        {Object.entries(map).map(([key, entry]) => (
          <ListEntry
            key={key}
            title={key}
            path={[...path, key]}
            acts={
              !isReadOnly && (
                <Button
                  small
                  kind="plain"
                  label={t('remove', { title: key })}
                  onPress={() => onChange(Object.fromEntries(Object.entries(map).filter(([other]) => other !== key)))}
                >
                  <Icon name="close" size="small" />
                </Button>
              )
            }
          >
            <Field
              name=""
              label={key}
              schema={item}
              isRequired
              path={[...path, key]}
              value={entry}
              onChange={next => onChange({ ...map, [key]: next })}
            />
          </ListEntry>
        ))}
      </ol>
      {!isReadOnly && (
        <div className={styles.adding}>
          <TextField label={t('new_name')} value={name} onChange={setName} />
          <Button
            small
            off={name.trim() === '' || name in map ? t('name_first') : undefined}
            onPress={() => {
              onChange({ ...map, [name.trim()]: emptyOf(item) })
              setName('')
            }}
          >
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
