import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { mailIcon } from '#ui/icons/icons.ts'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  error: string | undefined
}

export const EmailField = ({ value, onChange, hint, error }: EmailFieldProps) => {
  const t = useTexts('identity')
  return (
    <TextField
      name="email"
      label={t('email')}
      prefix={<Icon glyph={mailIcon} small />}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      dir="ltr"
      maxLength={254}
      value={value}
      hint={hint}
      error={error ?? null}
      onChange={event => onChange(event.target.value)}
    />
  )
}
