import { useState } from 'react'
import { endSecondStep, useSecondStep } from '#sign-in/second-step.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/windows/dialog.tsx'
import { SecondStepWays } from './second-step-ways.tsx'

/** The two-factor modal (spec 1 §2). */
export const TwoFactorDialog = ({ open }: { open: boolean }) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const step = useSecondStep()
  // Keep the content while the dialog closes. Each sign-in begins with new fields.
  const [last, setLast] = useState({ step, count: 0 })
  if (step && step !== last.step) setLast({ step, count: last.count + 1 })
  return (
    <Dialog open={open} title={t('confirm_title')} closeLabel={shell('close')} onClose={endSecondStep}>
      {last.step && <SecondStepWays key={last.count} step={last.step} />}
    </Dialog>
  )
}
