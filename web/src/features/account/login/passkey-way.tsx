import { useState } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'

interface PasskeyWayProps {
  /** See `useLogin`. */
  onDone?: (() => void) | undefined
}

const loadActions = async () => (await import('./passkey-actions.tsx')).PasskeyActions

/** The button is part of the page. The code behind it is loaded when the page is idle; an earlier tap waits for it. */
export const PasskeyWay = ({ onDone }: PasskeyWayProps) => {
  const t = useTexts('identity')
  const { passkeys } = useSettings().login
  const [taps, setTaps] = useState(0)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  if (!passkeys) return null
  return (
    <div>
      <div ref={setPlace} />
      <Button look="quiet" wide onClick={() => setTaps(count => count + 1)}>
        {t('passkey_login')}
      </Button>
      <Late load={loadActions} wanted={taps > 0} onMissing={() => setTaps(0)} props={{ taps, place, onDone }} />
    </div>
  )
}
