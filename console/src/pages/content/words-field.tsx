import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { useFault, useForm } from './form-context.ts'
import { isObject, pointerOf, type Path } from './value-rules.ts'
import styles from './content.module.css'

/** Languages that are shown before the others are asked for. */
const AT_FIRST = 3

interface Props {
  label: string
  hint: string
  path: Path
  value: unknown
  /** What is shown in a language where nothing is written, if that is not the text of the first one. */
  instead?: Readonly<Record<string, string>>
  onChange: (value: unknown) => void
}

/** One text in every language of the merchant, side by side; those that are missing are marked. */
export const WordsField = ({ label, hint, path, value, instead, onChange }: Props) => {
  const t = useTexts('content')
  const { languages, isReadOnly } = useForm()
  const [areAll, setAll] = useState(false)
  const fault = useFault(pointerOf(path))
  const words = isObject(value) ? value : {}
  const of = (language: string) => (typeof words[language] === 'string' ? words[language] : '')
  const rest = languages.slice(AT_FIRST)
  const missing = instead ? 0 : rest.filter(({ code }) => of(code) === '').length
  const [first] = languages
  const change = (language: string, text: string) => {
    const others = Object.fromEntries(Object.entries(words).filter(([code]) => code !== language))
    onChange(text === '' ? others : { ...others, [language]: text })
  }
  return (
    <fieldset className={styles.words}>
      <legend className={styles.label}>
        {label} <span className="m">{hint}</span>
      </legend>
      <div className={styles.languages}>
        {(areAll ? languages : languages.slice(0, AT_FIRST)).map(({ code: language, html, dir }) => {
          const text = of(language)
          return (
            <label key={language} className={styles.language}>
              <span className={styles.code}>
                {language}
                {text === '' && !instead && (
                  <span className="warn">{t(language === first?.code ? 'missing' : 'missing_shown', { language: first?.code ?? '' })}</span>
                )}
              </span>
              <textarea
                className={styles.area}
                rows={text.length > 60 ? 3 : 1}
                lang={html}
                dir={dir}
                value={text}
                placeholder={instead?.[language]}
                readOnly={isReadOnly}
                aria-invalid={fault === undefined ? undefined : true}
                onChange={event => change(language, event.target.value)}
              />
            </label>
          )
        })}
      </div>
      {rest.length > 0 && (
        <p className="s q">
          {!instead && (missing === 0 ? t('further_whole', { count: rest.length }) : t('further_missing', { count: rest.length, missing }))}{' '}
          <button type="button" className="link" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
            {t(areAll ? 'fewer' : 'show_others')}
          </button>
        </p>
      )}
      {fault !== undefined && <Fault path={path} reason={fault} />}
    </fieldset>
  )
}

/** What the server says of a place, below it. */
export const Fault = ({ path, reason }: { path: Path; reason: string }) => (
  <p className={styles.fault}>
    <span>{reason}</span> <span className="mono">{pointerOf(path)}</span>
  </p>
)
