import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { PasskeyProof } from './ceremony.ts'
import { loadCeremony } from './load-ceremony.ts'
import { usePasskeyTask } from './use-passkey-task.ts'

interface PasskeyButtonProps {
  onProven: (proof: PasskeyProof) => Promise<void>
  quiet?: boolean
}

/** Asks for a passkey, to verify who it is. */
export const PasskeyButton = ({ onProven, quiet = false }: PasskeyButtonProps) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const { processing, problem, missing, run } = usePasskeyTask()
  return (
    <>
      <FormProblem problem={problem} />
      <Button
        look={quiet ? 'quiet' : 'primary'}
        wide
        busy={processing}
        busyLabel={t('verify_processing')}
        onClick={() => void run(async () => onProven(await (await loadCeremony()).provePasskey(request)))}
      >
        {missing ? shell('retry') : t('passkey_use')}
      </Button>
    </>
  )
}
