import { loadCeremony } from '#blocks/account/passkey/load-ceremony.ts'
import { usePasskeyTask } from '#blocks/account/passkey/use-passkey-task.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import type { Changed } from '#features/account/security/subject.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'

/** Makes a passkey on this device, after a confirmation that the server may ask for by `guard`. */
export const NewPasskey = ({
  guard = work => work(),
  onMade,
}: {
  guard?: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
  onMade: (changed: Changed) => Promise<void>
}) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const { processing, problem, missing, run } = usePasskeyTask()
  const make = () =>
    run(async () => {
      const begun = await guard(() => request('member.passkeyBegin', {}))
      if (!begun) return
      const { makePasskey, forgetPasskey } = await loadCeremony()
      const passkey = await makePasskey(begun)
      const changed = await request('member.passkeyAdd', { passkey }).catch(async (error: unknown) => {
        // The device has one now that opens nothing. Without an answer the server may have it all the same.
        if (error instanceof RequestError && error.kind === 'api') await forgetPasskey({ domain: begun.domain, credential: passkey.id })
        throw error
      })
      showToast(t('passkey_created'))
      await onMade(changed)
    })
  return (
    <>
      <FormProblem problem={problem} />
      <Button wide busy={processing} busyLabel={t('saving')} onClick={() => void make()}>
        {missing ? shell('retry') : t('passkey_create')}
      </Button>
    </>
  )
}
