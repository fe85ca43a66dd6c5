import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

interface Labelled {
  label: ReactNode
  /** The label is there for screen readers alone. */
  labelUnseen?: boolean | undefined
  /** What it is for, below the field. */
  hint?: ReactNode
  /** What is wrong with it, in plain words: it stands in place of the hint. */
  fault?: ReactNode
}

interface Around extends Labelled {
  children: (attributes: { id: string; className: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

const Around = ({ label, labelUnseen, hint, fault, children }: Around) => {
  const id = useId()
  const below = fault ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelUnseen ? 'unseen' : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: classes(styles.control, fault != null && styles.wrong),
        'aria-invalid': fault == null ? undefined : true,
        'aria-describedby': below == null ? undefined : `${id}-below`,
      })}
      {below != null && (
        <p id={`${id}-below`} className={classes(styles.below, fault != null && styles.fault)}>
          {below}
        </p>
      )}
    </div>
  )
}

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

interface SelectProps<Value extends string> extends Labelled {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; words: string }[]
}

export const Select = <Value extends string>({ value, onChange, options, ...labelled }: SelectProps<Value>) => (
  <Around {...labelled}>
    {attributes => (
      <span className={styles.chooser}>
        <select {...attributes} value={value} onChange={event => onChange(event.target.value as Value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
    )}
  </Around>
)

interface TickProps {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** In a row of a table: the words are for screen readers alone. */
  bare?: boolean | undefined
}

/** A box to tick, with its words. */
export const Tick = ({ children, checked, onChange, disabled, bare }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" className={styles.box} checked={checked} disabled={disabled} onChange={event => onChange(event.target.checked)} />
    <span className={bare ? 'unseen' : undefined}>{children}</span>
  </label>
)
