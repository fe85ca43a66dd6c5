import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { TextArea } from '#ui/field.tsx'

export const JsonField = ({
  label,
  hint,
  value,
  fault,
  onChange,
}: {
  label: string
  hint: string
  value: unknown
  fault: string | undefined
  onChange: (value: unknown) => void
}) => {
  const t = useTexts('content')
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2))
  const [isWrong, setWrong] = useState(false)
  return (
    <TextArea
      label={label}
      hint={hint}
      fault={isWrong ? t('no_json') : fault}
      rows={6}
      value={text}
      onChange={next => {
        setText(next)
        try {
          onChange(JSON.parse(next))
          setWrong(false)
        } catch {
          // What is half written is kept in the field alone.
          setWrong(true)
        }
      }}
    />
  )
}
