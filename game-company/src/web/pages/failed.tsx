import { isFramed, post } from '#web/frame.ts'
import { useWords } from '#web/words.ts'
import styles from './failed.module.css'

interface FailedProps {
  readonly title: 'session_ended' | 'round_unknown'
  readonly hint?: 'session_hint'
  readonly origin?: string
}

/** In place of a game that cannot be played: why, and the way back. */
export const Failed = ({ title, hint, origin = '*' }: FailedProps) => {
  const word = useWords()
  return (
    <main class={styles.failed}>
      <span class={styles.lantern} aria-hidden="true" />
      <h1>{word(title)}</h1>
      {hint && <p>{word(hint)}</p>}
      {isFramed() && (
        <button type="button" onClick={() => post({ type: 'close' }, origin)}>
          {word('back')}
        </button>
      )}
    </main>
  )
}
