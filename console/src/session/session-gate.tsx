import { useEffect, useState, type ReactNode } from 'react'
import { mutate } from 'swr'
import { call, whenSignedOut } from '#request/call.ts'
import { OpError } from '#request/op-error.ts'
import { useOp } from '#request/use-op.ts'
import { chosenOf } from './chosen-rules.ts'
import { SessionContext } from './session.ts'
import { untouchedFor } from './touched.ts'

const KEPT = 'foyer.merchants'
/** How often it is looked whether somebody is still there, ms. */
const LOOK_EVERY = 10_000

interface GateProps {
  /** What is shown without a session; `ended`: there was one a moment ago. */
  signIn: (ended: boolean, onSignedIn: () => void) => ReactNode
  waiting: ReactNode
  failed: (again: () => void) => ReactNode
  children: ReactNode
}

/** Forgets everything that was read: on a shared screen nothing of the last person may come back. */
const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false })

/** Shows the console to those who are signed in, and the sign-in page to everybody else. */
export const SessionGate = ({ signIn, waiting, failed, children }: GateProps) => {
  const { value: me, error, again } = useOp('session.me', {})
  const [kept, keep] = useState(() => localStorage.getItem(KEPT))
  const [out, setOut] = useState<'ended' | 'left' | undefined>()
  const idle = me ? me.idleSeconds * 1000 : undefined

  useEffect(() => {
    whenSignedOut(() => setOut(before => before ?? 'ended'))
    return () => whenSignedOut(() => undefined)
  }, [])

  useEffect(() => {
    if (out) void forgetAll()
  }, [out])

  // What stands on the screen goes away with the session, also where nobody asks the server anything.
  useEffect(() => {
    if (idle === undefined || out) return
    const timer = setInterval(() => {
      if (untouchedFor() >= idle) setOut('ended')
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [idle, out])

  const comeIn = () => {
    setOut(undefined)
    again()
  }
  const isStranger = error instanceof OpError && error.code === 'staff.signed.out'
  if (out || (isStranger && !me)) return signIn(out === 'ended' && me !== undefined, comeIn)
  if (!me) return error === undefined ? waiting : failed(again)

  const codes = chosenOf(
    me.merchants.map(({ code }) => code),
    kept,
  )
  return (
    <SessionContext
      value={{
        me,
        chosen: me.merchants.filter(({ code }) => codes.includes(code)),
        choose: chosen => {
          localStorage.setItem(KEPT, chosen.join())
          keep(chosen.join())
        },
        signOut: () => void call('session.signOut', {}).finally(() => setOut('left')),
      }}
    >
      {children}
    </SessionContext>
  )
}
