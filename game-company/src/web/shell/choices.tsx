import { usePlay } from './play.ts'
import styles from './choices.module.css'

interface ChoicesProps<Name extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string
  readonly names: readonly Name[]
  readonly chosen: Name
  readonly word: (name: Name) => string
  readonly onChoose: (name: Name) => void
}

/** A few ways to play, one of which is chosen. */
export const Choices = <Name extends string>({ label, names, chosen, word, onChoose }: ChoicesProps<Name>) => {
  const { isFixed } = usePlay()
  return (
    <div class={styles.choices} role="group" aria-label={label}>
      {names.map(name => (
        <button key={name} type="button" aria-pressed={name === chosen} disabled={isFixed} onClick={() => onChoose(name)}>
          {word(name)}
        </button>
      ))}
    </div>
  )
}
