import { useTexts } from '#texts/use-texts.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import type { Draft } from './form-rules.ts'
import styles from './campaigns.module.css'

export const WordsFields = ({
  draft,
  languages,
  onChange,
}: {
  draft: Draft
  languages: readonly string[]
  onChange: (words: Draft['words']) => void
}) => {
  const t = useTexts('campaigns')
  const set = (language: string, part: 'title' | 'body', value: string) =>
    onChange({ ...draft.words, [language]: { title: '', body: '', ...draft.words[language], [part]: value } })
  return (
    <>
      {languages.map((language, at) => (
        <div key={language} className={styles.language}>
          {draft.channel !== 'sms' && (
            <TextField
              label={t('words_title', { language })}
              hint={at === 0 ? t('stands_in') : undefined}
              value={draft.words[language]?.title ?? ''}
              onChange={value => set(language, 'title', value)}
              maxLength={120}
            />
          )}
          <TextArea
            label={t('words_body', { language })}
            rows={2}
            value={draft.words[language]?.body ?? ''}
            onChange={value => set(language, 'body', value)}
            maxLength={2000}
          />
        </div>
      ))}
    </>
  )
}
