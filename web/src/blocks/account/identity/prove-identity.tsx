import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import type { IdentityProof } from '#sign-in/identity-proof.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { BrandMark } from './brand-mark.tsx'
import { PhoneForm } from './phone-form.tsx'
import { useProvider } from './use-provider.ts'
import styles from './identity.module.css'

interface ProveIdentityProps {
  channel: IdentityProof['firebaseChannel']
  /** Called with the provider's proof; a failed call inside it is shown. */
  onProven: (proof: IdentityProof) => Promise<void>
}

/** Asks a signed-in member to prove an identity, to bind it or to confirm with it. */
export const ProveIdentity = ({ channel, onProven }: ProveIdentityProps) => {
  const t = useTexts('identity')
  const { firebase } = useSettings()
  const provider = useProvider()

  const prove = (load: () => Promise<string | undefined>) =>
    void provider.attempt(async () => {
      const firebaseIdToken = await load()
      if (firebaseIdToken !== undefined) await onProven({ firebaseChannel: channel, firebaseIdToken })
    })

  if (!firebase) return null
  if (channel === 'phone') return <PhoneForm firebase={firebase} provider={provider} onCode={prove} />
  const label = { google: t('identity_google'), facebook: t('identity_facebook') }[channel]
  return (
    <>
      <FormProblem problem={provider.problem} />
      <Button look="quiet" wide busy={provider.processing} busyLabel={t('login_processing')} onClick={() => prove(() => provider.tokenOf(channel))}>
        <span className={styles.way}>
          <BrandMark of={channel} />
          {label}
        </span>
      </Button>
    </>
  )
}
