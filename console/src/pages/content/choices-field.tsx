import { Tick } from '#ui/tick.tsx'
import { useFault } from './form-context.ts'
import { type Path, pointerOf } from './value-rules.ts'
import { Fault } from './words-field.tsx'
import styles from './content.module.css'

export const ChoicesField = ({
  label,
  hint,
  options,
  path,
  value,
  onChange,
}: {
  label: string
  hint: string
  options: readonly string[]
  path: Path
  value: unknown
  onChange: (value: unknown) => void
}) => {
  const fault = useFault(pointerOf(path))
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : []
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>
        {label} <span className="m">{hint}</span>
      </legend>
      <div className={styles.ticks}>
        {options.map(option => (
          <Tick
            key={option}
            checked={chosen.includes(option)}
            onChange={on => {
              const next = options.filter(one => (one === option ? on : chosen.includes(one)))
              onChange(next.length === 0 ? undefined : next)
            }}
          >
            {option}
          </Tick>
        ))}
      </div>
      {fault !== undefined && <Fault path={path} reason={fault} />}
    </fieldset>
  )
}
