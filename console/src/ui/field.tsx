import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Around, type Labelled } from './around.tsx'

interface TextProps extends Labelled {
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  type?: 'text' | 'password' | 'search' | 'email' | 'datetime-local' | 'date' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  maxLength?: number | undefined
  /** The focus has left it. */
  onLeave?: (() => void) | undefined
  ref?: Ref<HTMLInputElement>
}

export const TextField = ({
  value,
  onChange,
  placeholder,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  onLeave,
  ref,
  ...labelled
}: TextProps) => (
  <Around {...labelled}>
    {attributes => (
      <input
        {...attributes}
        ref={ref}
        type={type}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={maxLength}
        spellCheck={false}
        onBlur={onLeave}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Around>
)

interface ReasonProps extends Labelled {
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  rows?: number | undefined
  maxLength?: number | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** Words of one or several lines: a reason, a note, an answer. */
export const TextArea = ({ value, onChange, placeholder, rows = 3, maxLength, ref, ...labelled }: ReasonProps) => (
  <Around {...labelled}>
    {attributes => (
      <textarea
        {...attributes}
        ref={ref}
        rows={rows}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </Around>
)
