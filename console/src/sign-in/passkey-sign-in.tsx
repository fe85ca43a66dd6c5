import { call } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { hasPasskeys } from './passkey-support.ts'
import { useCeremony } from './use-ceremony.ts'

/** Sign-in by a passkey, in place of password and code; nothing where the browser has none. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = useTexts('shell')
  const { run, busy, failure } = useCeremony()
  if (!hasPasskeys()) return null
  const signIn = () =>
    run(async ({ provePasskey }) => {
      await call('session.passkeySignIn', { passkey: await provePasskey() })
      onSignedIn()
    })
  return (
    <>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="bad">{failure}</Note>
        </div>
      )}
      <Button onPress={() => void signIn()} busy={busy}>
        {t('passkey_sign_in')}
      </Button>
    </>
  )
}
