import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import styles from './card-parts.module.css'

interface DecisionProps {
  open: boolean
  title: string
  text: string
  onClose: () => void
  decide: () => Promise<void>
}

/** Asks once more before a break or self-exclusion begins. Both answers have the same weight. */
export const Decision = ({ open, title, text, onClose, decide }: DecisionProps) => {
  const shell = useTexts('shell')
  const { processing, problem, run } = useSubmit()
  return (
    <Dialog open={open} title={title} closeLabel={shell('close')} onClose={onClose}>
      <div className={styles.parts}>
        <FormProblem problem={problem} />
        <p>{text}</p>
        <div className={styles.pair}>
          <Button look="quiet" wide onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button
            look="quiet"
            wide
            busy={processing}
            onClick={() =>
              void run(async () => {
                await decide()
                onClose()
                // The card that says what holds now is at the top of the page.
                window.scrollTo(0, 0)
              })
            }
          >
            {shell('confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
