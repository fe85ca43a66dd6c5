import { useState } from 'react'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormContext, useForm } from './form-context.ts'
import { ListEntry } from './list-entry.tsx'
import { isObject, withValueAt } from './value-rules.ts'
import { WordsField } from './words-field.tsx'
import styles from './content.module.css'

interface Props {
  value: unknown
  onChange: (value: unknown) => void
}

interface EntryProps {
  catalogue: string
  name: string
  value: unknown
  onChange: (words: unknown) => void
}

/** One text in every language that has it, beside what the product itself says. */
const OwnText = ({ catalogue, name, value, onChange }: EntryProps) => {
  const t = useTexts('content')
  const form = useForm()
  const { value: read } = useOp('content.texts', { q: `${catalogue}.${name}` }, form.merchant)
  const product = read?.found.find(one => one.catalogue === catalogue && one.key === name)?.words ?? {}
  const written = isObject(value) ? value : {}
  // A plural form that a language does not have cannot be written in it.
  const languages = read ? form.languages.filter(({ code }) => code in product || code in written) : form.languages
  return (
    <FormContext value={{ ...form, languages }}>
      <WordsField
        label={product[form.languages[0]?.code ?? 'EN'] ?? name}
        hint={t('own_words_hint')}
        path={[catalogue, name]}
        value={value}
        instead={product}
        onChange={onChange}
      />
    </FormContext>
  )
}

/** Finds a text by the words that stand on the screen. */
const FindText = ({
  isThere,
  onChoose,
}: {
  isThere: (catalogue: string, key: string) => boolean
  onChoose: (catalogue: string, key: string) => void
}) => {
  const t = useTexts('content')
  const { merchant, languages } = useForm()
  const [words, setWords] = useState('')
  const { value: read } = useOp('content.texts', words.trim().length > 1 ? { q: words.trim() } : undefined, merchant)
  const first = languages[0]?.code ?? 'EN'
  return (
    <div className={styles.finding} role="search">
      <TextField label={t('find_text', { language: first })} hint={t('find_text_hint')} value={words} onChange={setWords} />
      {read && words.trim().length > 1 && (
        <ul className={styles.found} aria-label={t('found_texts')}>
          {read.found.map(({ catalogue, key, words: own }) => (
            <li key={`${catalogue}.${key}`}>
              <span>
                <bdi>{own[first] ?? Object.values(own)[0]}</bdi> <span className="m mono">{`${catalogue}.${key}`}</span>
              </span>
              <Button
                small
                label={t('say_otherwise_label', { name: `${catalogue}.${key}` })}
                off={isThere(catalogue, key) ? t('is_written') : undefined}
                onPress={() => onChoose(catalogue, key)}
              >
                {t('say_otherwise')}
              </Button>
            </li>
          ))}
          {read.found.length === 0 && <li className="q">{t('no_text_found')}</li>}
          {read.more && <li className="q s">{t('more_texts')}</li>}
        </ul>
      )}
    </div>
  )
}

/** The merchant’s own words: each text that it says otherwise than the product, in all languages side by side. */
export const TextsForm = ({ value, onChange }: Props) => {
  const t = useTexts('content')
  const { isReadOnly } = useForm()
  const [added, setAdded] = useState<readonly string[]>([])
  const catalogues = isObject(value) ? value : {}
  const entries = Object.entries(catalogues).flatMap(([catalogue, texts]) =>
    Object.entries(isObject(texts) ? texts : {}).map(([key, words]) => ({ catalogue, key, words })),
  )
  const write = (catalogue: string, key: string, words: unknown) => {
    const next = withValueAt(catalogues, [catalogue, key], words)
    // A catalogue without a text is none.
    onChange(
      isObject(next) && isObject(next[catalogue]) && Object.keys(next[catalogue]).length === 0 ? withValueAt(next, [catalogue], undefined) : next,
    )
  }
  return (
    <>
      {!isReadOnly && (
        <FindText
          isThere={(catalogue, key) => entries.some(one => one.catalogue === catalogue && one.key === key)}
          onChoose={(catalogue, key) => {
            setAdded([...added, `${catalogue}.${key}`])
            write(catalogue, key, {})
          }}
        />
      )}
      <fieldset className={styles.list}>
        <legend className={styles.label}>{t('own_words', { count: entries.length })}</legend>
        <ol>
          {entries.map(({ catalogue, key, words }) => {
            const name = `${catalogue}.${key}`
            return (
              <ListEntry
                key={name}
                title={name}
                path={[catalogue, key]}
                isNew={added.includes(name)}
                acts={
                  !isReadOnly && (
                    <Button small kind="plain" label={t('remove', { title: name })} onPress={() => write(catalogue, key, undefined)}>
                      <Icon name="close" size="small" />
                    </Button>
                  )
                }
              >
                <OwnText catalogue={catalogue} name={key} value={words} onChange={next => write(catalogue, key, next)} />
              </ListEntry>
            )
          })}
        </ol>
      </fieldset>
    </>
  )
}
