import styles from './action-button.module.css'

interface ActionButtonProps {
  readonly label: string
  /** A second line, e.g. an amount. */
  readonly hint?: string | undefined
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** `take`: takes what was won, in the colour of wins. */
  readonly tone?: 'play' | 'take'
  readonly onClick: () => void
}

/** The big button of a game. */
export const ActionButton = ({ label, hint, isBusy = false, isDisabled = false, tone = 'play', onClick }: ActionButtonProps) => (
  <button type="button" class={`${styles.action} ${styles[tone]}`} aria-busy={isBusy} disabled={isDisabled || isBusy} onClick={onClick}>
    <span class={styles.label}>{label}</span>
    {hint !== undefined && <span class={styles.hint}>{hint}</span>}
  </button>
)
