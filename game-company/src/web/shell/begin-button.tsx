import { ActionButton } from './action-button.tsx'
import { usePlay } from './play.ts'

interface BeginButtonProps<Choice> {
  readonly label: string
  /** A second line, e.g. what may be won. */
  readonly hint?: string | undefined
  /** What is played, e.g. the side of a bet; undefined while the player has not chosen yet. */
  readonly choice: Choice | undefined
  /** Before the round begins. */
  readonly onBegin?: () => void
}

/** The big button while a round can begin; it is busy until that round is over. */
export const BeginButton = <Choice,>({ label, hint, choice, onBegin }: BeginButtonProps<Choice>) => {
  const { phase, canBegin, begin } = usePlay<Choice>()
  return (
    <ActionButton
      label={label}
      hint={hint}
      isBusy={phase !== 'idle'}
      isDisabled={!canBegin || choice === undefined}
      onClick={() => {
        if (choice === undefined) return
        onBegin?.()
        begin(choice)
      }}
    />
  )
}
