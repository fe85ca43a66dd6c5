import type { GameListed } from '@foyer/contract/games/game-match'
import { useEffect, useEffectEvent, useState } from 'react'
import { launchedName, launchOrderIn, type LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { useStepBefore } from '#blocks/games/launch/use-step-before.ts'
import { signInTo } from '#blocks/games/launch/ways-in.ts'
import { reportMoment } from '#device/reported-moments.ts'
import { schedule } from '#device/schedule.ts'
import { afterTap } from '#features/games/play/waits.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { ownPathOf } from '#navigation/back-url.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { turned, useNavigate } from '#navigation/use-navigate.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'
import { useSession } from '#session/session-store.ts'
import { launchFault, type LaunchFault } from './launch-fault.ts'
import { requestStart } from './request-start.ts'
import { handOver } from './started-game.ts'

type Outcome = { readonly fault: LaunchFault } | { readonly choice: readonly GameListed[] }

/** Starts what the address asks for, once, and leads to it; what the player has to see instead. */
export const useLaunch = () => {
  const { request } = useRequest()
  const settings = useSettings()
  const navigate = useNavigate()
  const session = useSession()
  const stepBefore = useStepBefore()
  const { path, search } = useAddress()
  const [outcome, setOutcome] = useState<Outcome>()
  const [tries, setTries] = useState(0)
  const { home } = settings.paths

  /** Does what comes before a real game; true if there was something. */
  const goFirst = (order: LaunchOrder): boolean => {
    const { pathname, search } = window.location
    const step = order.isTrial ? null : stepBefore()
    if (step === 'sign-in') navigate(signInTo(pathname + search, settings), { replace: true })
    if (step === 'open-app') {
      // It explains why the game does not start, on the page that this one leads back to.
      openPrompt('app-needed', true)
      navigate(order.backUrl, { replace: true })
    }
    return step !== null
  }

  const goTo = (order: LaunchOrder, address: string): void => {
    // A lottery is a page of ours.
    const own = address.startsWith('/') ? ownPathOf(address, window.location.origin) : undefined
    if (!order.isTrial) reportMoment('gameLaunch', launchedName(order))
    if (own === undefined) handOver(order, address)
    navigate(own ?? paths.game + window.location.search, { replace: true })
  }

  const start = async (order: LaunchOrder, isHere: () => boolean): Promise<void> => {
    try {
      const started = await requestStart(request, order)
      if (!isHere()) return
      if ('choice' in started) setOutcome(started)
      else goTo(order, started.address)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (isHere()) setOutcome({ fault: launchFault(error, navigator.onLine) })
    }
  }

  const begin = useEffectEvent((isHere: () => boolean) => {
    const order = launchOrderIn(window.location.search, window.location.origin, home)
    if (!order) navigate(home, { replace: true })
    else if (!goFirst(order)) void start(order, isHere)
  })

  const isKnown = session !== undefined
  // A session that turns out to have ended while the game starts: the visitor signs in, and comes back.
  const isVisitor = session === null
  useEffect(() => {
    // The next page may still be loading while the address is already its own.
    if (!isKnown || path !== paths.launchGame) return undefined
    let here = true
    const callOff = afterTap(() => begin(() => here), schedule, performance.now() - turned.at)
    return () => {
      here = false
      callOff()
    }
  }, [isKnown, isVisitor, path, search, tries])

  const again = () => {
    setOutcome(undefined)
    turned.at = performance.now()
    setTries(tries + 1)
  }
  return { outcome, again }
}
