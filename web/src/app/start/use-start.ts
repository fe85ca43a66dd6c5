import { useEffect, useRef } from 'react'
import type { Clients } from '#app/clients.ts'
import { useFlag, useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'
import { settle, start } from './start.ts'

const leadsIn = (path: string): boolean => path === paths.login || path === paths.register

/** Starts after hydration. An automatic sign-in stays on the page, but leaves sign-in and registration forms (spec 1 §4). */
export const useStart = (clients: Clients): void => {
  const settings = useSettings()
  const allowed = useFlag('MOBILEAUTOLOGIN3')
  const goOn = useAfterSignIn()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // If this fails, the first call tries again.
    clients.load().catch(() => undefined)
    const stay = () => undefined
    const run = async () => {
      try {
        const answer = await start(clients, settings, allowed)
        if (answer) goOn(answer, 'username', leadsIn(window.location.pathname) ? undefined : stay)
      } finally {
        settle()
      }
    }
    void run()
  }, [clients, settings, allowed, goOn])
}
