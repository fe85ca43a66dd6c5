import { Around, type Labelled } from './around.tsx'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

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
