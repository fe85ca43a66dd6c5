import { useState } from 'react'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { hideIcon, lockIcon, showIcon } from '#ui/icons/page-icons.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'autoCapitalize' | 'spellCheck'> & {
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
  hideLabel: string
}

/** A password field that allows password managers and paste; the eye button shows what was typed. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      prefix={<Icon glyph={lockIcon} small />}
      suffix={<IconButton glyph={shown ? hideIcon : showIcon} label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)} />}
    />
  )
}
