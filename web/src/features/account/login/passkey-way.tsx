import { useEffect, useEffectEvent } from 'react'
import type { PasskeyProof } from '#blocks/account/passkey/ceremony.ts'
import { hasPasskeys } from '#blocks/account/passkey/passkey-faults.ts'
import { usePasskeyTask } from '#blocks/account/passkey/use-passkey-task.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { whenIdle } from '#device/idle.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lockIcon } from '#ui/page-icons.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'
import styles from './login-form.module.css'

interface PasskeyWayProps {
  /** See `useLogin`. */
  onDone?: (() => void) | undefined
}

const loadCeremony = () => import('#blocks/account/passkey/ceremony.ts')

/**
 * Signs in by a passkey: by the button, or by choosing one where the browser offers it in the field of the user name. The code for it is loaded when the
 * page is idle.
 */
const Way = ({ onDone }: PasskeyWayProps) => {
  const t = useTexts('identity')
  const { request } = useRequest()
  const { processing, problem, run } = usePasskeyTask()
  const logIn = usePasskeyLogin(onDone)

  const chosen = useEffectEvent((proof: PasskeyProof) => void run(() => logIn(proof)))
  useEffect(() => {
    // While the button's own question is open, the field offers nothing: a browser asks one at a time.
    if (processing || !hasPasskeys()) return undefined
    let stop: (() => void) | undefined
    let over = false
    const cancel = whenIdle(() => {
      // Without the network the button says so when it is tapped.
      const offer = async () => {
        const { offerInField } = await loadCeremony()
        if (!over) stop = offerInField(request, proof => chosen(proof))
      }
      void offer().catch(() => undefined)
    })
    return () => {
      over = true
      cancel()
      stop?.()
    }
  }, [processing, request])

  return (
    <>
      <FormProblem problem={problem} />
      <Button look="quiet" wide busy={processing} onClick={() => void run(async () => logIn(await (await loadCeremony()).provePasskey(request)))}>
        <span className={styles.way}>
          <Icon glyph={lockIcon} />
          {t('passkey_login')}
        </span>
      </Button>
    </>
  )
}

export const PasskeyWay = ({ onDone }: PasskeyWayProps) => (useSettings().login.passkeys ? <Way onDone={onDone} /> : null)
