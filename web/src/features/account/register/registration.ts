import type { CallRequests } from '@foyer/contract'
import type { ReactNode } from 'react'
import type { BackBy } from '#blocks/account/registered/registered-notice.tsx'
import type { deviceHeader } from '#device/device-facts.ts'
import type { Problem } from '#forms/problem.ts'
import type { Registered } from '#sign-in/enter.ts'
import type { registerFacts } from '#sign-in/register-facts.ts'

/** The facts that every way to register sends. */
export type RegisterFacts = ReturnType<typeof registerFacts> & {
  readonly login: true
  readonly remember: boolean
  readonly referralCode?: string
  readonly accepted?: NonNullable<CallRequests['member.register']['accepted']>
}

export interface Entered {
  readonly referralCode: string
  readonly remember: boolean
  /** Absent if this way has no password. */
  readonly password?: string
  /** How the player comes back: by the name they chose, by their number, or, where nothing was given, not yet. */
  readonly backBy: BackBy
}

/** The call of this way; resolves with undefined if the captcha was not solved. */
type Send = (facts: RegisterFacts, headers: ReturnType<typeof deviceHeader>) => Promise<Registered | undefined>

export interface Registration {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Set after success if the merchant wants the confirmation dialog, whose button calls `confirm` (spec 1 §2). */
  readonly confirmation: { readonly userName: string; readonly backBy: BackBy } | null
  /** Of the sign-in that follows where the back end opens no session with a registration. */
  readonly lateCaptcha: ReactNode
  submit(entered: Entered, send: Send): Promise<void>
  confirm(): void
}

/** The props of the form of each way to register. */
export type WayProps = Pick<Registration, 'processing' | 'problem' | 'submit'>
