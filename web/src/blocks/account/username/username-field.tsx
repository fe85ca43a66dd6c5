import { useTexts } from '#texts/use-texts.ts'
import { TextField, type TextFieldProps } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { memberIcon } from '#ui/icons/icons.ts'

type UsernameFieldProps = Pick<TextFieldProps, 'hint' | 'maxLength' | 'value' | 'defaultValue' | 'error' | 'onChange' | 'onInput' | 'autoComplete'>

/** A user name, which browsers fill in and do not correct. */
export const UsernameField = (props: UsernameFieldProps) => {
  const t = useTexts('identity')
  return (
    <TextField
      name="username"
      label={t('username')}
      placeholder={t('username_placeholder')}
      prefix={<Icon glyph={memberIcon} small />}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...props}
    />
  )
}
