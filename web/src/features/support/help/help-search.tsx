import type { HelpQuestion } from '@foyer/contract/support/help-content'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { searchIcon } from '#ui/icons/late-icons.ts'
import { questionsLike } from './questions-like.ts'

/** Longer words than this find nothing. */
const LONGEST = 60

interface HelpSearchProps {
  readonly questions: readonly HelpQuestion[]
  readonly onFound: (found: readonly HelpQuestion[]) => void
}

/** The search in the help center; it comes late, because the answers can be read without it. */
export const HelpSearch = ({ questions, onFound }: HelpSearchProps) => {
  const t = useTexts('chat')
  const [typed, setTyped] = useState('')
  return (
    <TextField
      label={t('help_search')}
      labelHidden
      placeholder={t('help_search')}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={LONGEST}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        onFound(questionsLike(questions, value))
      }}
      prefix={<Icon glyph={searchIcon} small />}
    />
  )
}
