import { useState, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FieldProps } from './field-props.ts'
import { faultsWithin, useFault, useForm } from './form-context.ts'
import { emptyOf, type Schema } from './schema-rules.ts'
import { isObject, moved, nameOf, pointerOf, type Path } from './value-rules.ts'
import { Fault } from './words-field.tsx'
import styles from './content.module.css'

interface Props {
  label: string
  hint: string
  item: Schema
  path: Path
  value: unknown
  onChange: (value: unknown) => void
  /** Draws a field: an entry has fields of its own. */
  field: ComponentType<FieldProps>
}

interface EntryProps {
  title: string
  path: Path
  acts: ReactNode
  /** Just added: it is open, to be filled in. */
  isNew?: boolean
  children: ReactNode
}

/** An entry, closed until it is looked at, with the number of its faults. */
const Entry = ({ title, path, acts, isNew = false, children }: EntryProps) => {
  const t = useTexts('content')
  const { faults } = useForm()
  const [isOpen, setOpen] = useState(isNew)
  const wrong = faultsWithin(faults, pointerOf(path))
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'down' : 'next'} size="small" />
          <bdi className="cut">{title}</bdi>
          {wrong > 0 && <span className="bad s nw">{t('faults', { count: wrong })}</span>}
        </button>
        {acts}
      </div>
      {isOpen && <div className={styles.entryBody}>{children}</div>}
    </li>
  )
}

interface ActsProps {
  title: string
  at: number
  last: number
  onMove: (to: number) => void
  onRemove: () => void
}

const EntryActs = ({ title, at, last, onMove, onRemove }: ActsProps) => {
  const t = useTexts('content')
  return (
    <span className="row">
      <Button small kind="plain" label={t('move_up', { title })} off={at === 0 ? t('is_first') : undefined} onPress={() => onMove(at - 1)}>
        <Icon name="up" size="small" />
      </Button>
      <Button small kind="plain" label={t('move_down', { title })} off={at === last ? t('is_last') : undefined} onPress={() => onMove(at + 1)}>
        <Icon name="down" size="small" />
      </Button>
      <Button small kind="plain" label={t('remove', { title })} onPress={onRemove}>
        <Icon name="close" size="small" />
      </Button>
    </span>
  )
}

/** Entries have no name of their own that stays while they are written. Numbers stand for them, so that what is open stays open when it is moved. */
const useKeys = (length: number) => {
  const [kept, setKept] = useState<readonly number[]>([])
  const [added, setAdded] = useState<number>()
  // Another number of entries: the whole list was replaced.
  const keys = kept.length === length ? kept : Array.from({ length }, (_, at) => at)
  return {
    keys,
    added,
    move: (from: number, to: number) => setKept(moved(keys, from, to)),
    remove: (at: number) => setKept(keys.toSpliced(at, 1)),
    add: () => {
      const key = Math.max(-1, ...keys) + 1
      setKept([...keys, key])
      setAdded(key)
    },
  }
}

/** Entries in their order: they are moved, added and removed. */
export const ListField = ({ label, hint, item, path, value, onChange, field: Field }: Props) => {
  const t = useTexts('content')
  const { languages, isReadOnly } = useForm()
  const fault = useFault(pointerOf(path))
  const list = Array.isArray(value) ? (value as readonly unknown[]) : []
  const { keys, added, ...inStep } = useKeys(list.length)
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
            <Entry
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
            </Entry>
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

/** Entries by a name of their own, such as the paths of pages. */
export const MapField = ({ label, hint, item, path, value, onChange, field: Field }: Props) => {
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
          <Entry
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
          </Entry>
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
