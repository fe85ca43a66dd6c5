import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { emptyOf } from './empty-value.ts'
import { EntryActs } from './entry-acts.tsx'
import type { EntriesProps } from './field-props.ts'
import { useFault, useForm } from './form-context.ts'
import { ListEntry } from './list-entry.tsx'
import { useEntryKeys } from './use-entry-keys.ts'
import { moved, nameOf, pointerOf } from './value-rules.ts'
import { Fault } from './words-field.tsx'
import styles from './content.module.css'

/** Entries in their order: they are moved, added and removed. */
export const ListField = ({ label, hint, item, path, value, onChange, field: Field }: EntriesProps) => {
  const t = useTexts('content')
  const { languages, isReadOnly } = useForm()
  const fault = useFault(pointerOf(path))
  const list = Array.isArray(value) ? (value as readonly unknown[]) : []
  const { keys, added, ...inStep } = useEntryKeys(list.length)
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>
        {label} <span className="m">{hint}</span>
      </legend>
      <ol>
        {list.map((entry, at) => {
          const title =
            nameOf(
              entry,
              languages.map(({ code }) => code),
            ) || t('entry', { number: at + 1 })
          return (
            <ListEntry
              key={keys[at]}
              isNew={keys[at] === added}
              title={title}
              path={[...path, at]}
              acts={
                !isReadOnly && (
                  <EntryActs
                    title={title}
                    at={at}
                    last={list.length - 1}
                    onMove={to => {
                      inStep.move(at, to)
                      onChange(moved(list, at, to))
                    }}
                    onRemove={() => {
                      inStep.remove(at)
                      onChange(list.toSpliced(at, 1))
                    }}
                  />
                )
              }
            >
              <Field
                name=""
                label={title}
                schema={item}
                isRequired
                path={[...path, at]}
                value={entry}
                onChange={next => onChange(list.with(at, next))}
              />
            </ListEntry>
          )
        })}
      </ol>
      {fault !== undefined && <Fault path={path} reason={fault} />}
      {!isReadOnly && (
        <Button
          small
          onPress={() => {
            inStep.add()
            onChange([...list, emptyOf(item)])
          }}
        >
          {t('add')}
        </Button>
      )}
    </fieldset>
  )
}
