import { useEffect, useRef } from 'react'
import type { Clients } from '#app/clients.ts'
import { usePageData } from '#merchant/page-data.tsx'
import { changeReasonIn, loginFrom, paths } from '#navigation/paths.ts'
import { allowedRedirect, redirectAddress, redirectRefusal } from '#navigation/redirect.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { reportMissing } from '#notices/missing.ts'
import { showAlert } from '#notices/notices.ts'
import { useSession } from '#session/session-store.ts'

const headerColor = (): string => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '#ffffff'

/** The redirect helper (spec 2 §2): `redirectUrl` leaves the site with the session's token, signed out after signing in. */
export const useRedirect = ({ textOf, main: { request } }: Clients): void => {
  const { settings, language } = usePageData()
  const { path, search } = useAddress()
  const session = useSession()
  const navigate = useNavigate()
  const redirectUrl = new URLSearchParams(search).get('redirectUrl')
  const { redirectHosts } = settings
  const { home } = settings.paths
  // A required change of the password comes first.
  const waits = changeReasonIn(search) !== null
  const leaving = useRef(false)
  const signingIn = path === paths.login || path === paths.register

  useEffect(() => {
    if (!redirectUrl || session === undefined || waits) return
    const target = allowedRedirect(redirectUrl, redirectHosts, window.location.protocol)
    if (!target) {
      navigate(home, { replace: true })
      void textOf(redirectRefusal(redirectUrl)).then(text => showAlert(text))
    } else if (session) {
      if (leaving.current) return
      leaving.current = true
      const leaveWith = (token: string) =>
        window.location.replace(redirectAddress(target, { token, language, headerColor: headerColor(), title: document.title }))
      const stay = () => {
        leaving.current = false
      }
      import('#sign-in/address-token.ts').then(
        // The error policy shows why there is no token.
        ({ handoffToken }) => handoffToken(request, session.token).then(leaveWith, stay),
        (reason: unknown) => {
          reportMissing(reason)
          stay()
        },
      )
    } else if (!signingIn) {
      navigate(loginFrom(window.location.search), { replace: true })
    }
  }, [redirectUrl, session, waits, signingIn, redirectHosts, home, language, navigate, textOf, request])
}
