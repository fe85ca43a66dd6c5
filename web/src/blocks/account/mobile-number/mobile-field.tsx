import { DiallingCodeButton } from '#blocks/account/dialling-code/dialling-code-button.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { phoneIcon } from '#ui/icons/page-icons.ts'
import { showsDiallingCode, type MobileNumber } from './mobile-number.ts'

interface MobileFieldProps {
  value: MobileNumber
  onChange: (value: MobileNumber) => void
  hint?: string | undefined
  error: string | undefined
}

/** A mobile number, with the choice of its country if the merchant shows it (spec 1 §6). It is written from left to right in every language. */
export const MobileField = ({ value, onChange, hint, error }: MobileFieldProps) => {
  const t = useTexts('identity')
  const settings = useSettings()
  return (
    <TextField
      name="mobileNum"
      label={t('mobile')}
      prefix={
        showsDiallingCode(settings) ? (
          <DiallingCodeButton country={value.country} onChange={country => onChange({ ...value, country })} />
        ) : (
          <Icon glyph={phoneIcon} small />
        )
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      dir="ltr"
      maxLength={32}
      value={value.number}
      hint={hint}
      error={error ?? null}
      onChange={event => onChange({ ...value, number: event.target.value })}
    />
  )
}
