import '#ui/tokens.css'
import '#ui/base.css'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { Mark } from '#app/mark.tsx'
import { Shell } from '#app/shell.tsx'
import { applyTheme } from '#app/theme.ts'
import { listenToKeys } from '#keys/key-store.ts'
import { SessionGate } from '#session/session-gate.tsx'
import { watchTouches } from '#session/touched.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import { loadTexts, textsOf } from '#texts/catalogues.ts'
import { Failed } from '#ui/states.tsx'

const start = async (): Promise<void> => {
  applyTheme()
  watchTouches()
  listenToKeys()
  await loadTexts(['shell', 'ui', 'errors'])
  const place = document.getElementById('console')
  if (!place) return
  const root = createRoot(place)
  if (location.pathname === '/enrol') {
    const { EnrolPage } = await import('#sign-in/enrol-page.tsx')
    root.render(<EnrolPage mark={<Mark />} />)
    return
  }
  root.render(
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <SessionGate
        signIn={(ended, onSignedIn) => <SignInPage mark={<Mark />} ended={ended} onSignedIn={onSignedIn} />}
        waiting={null}
        failed={again => <Failed onAgain={again}>{textsOf('errors')('request.unreachable')}</Failed>}
      >
        <Shell />
      </SessionGate>
    </SWRConfig>,
  )
}

void start()
