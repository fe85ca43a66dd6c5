import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import { sampleOf } from '#sample-of.ts'
import { clientOf, type Stage } from '#stage.ts'
import { knownRequests } from './known-requests.ts'

const MESSAGES = 'it would send a message to somebody'
/** What is not tried by itself, and why. */
const LEFT_OUT: Partial<Record<CallName, string>> = {
  'verification.smsNoLogin': MESSAGES,
  'verification.smsTwoFactor': MESSAGES,
  'verification.emailTwoFactor': MESSAGES,
  'member.passwordRecoverySms': MESSAGES,
  'member.passwordRecoveryEmail': MESSAGES,
  'member.securityContactCode': MESSAGES,
  'feedback.send': 'staff would have to answer it',
  'feedback.pictures': 'it needs feedback with pictures',
  'identity.send': 'staff would have to decide about it',
}
/** What changes the member so that nothing can be tried afterwards, in this order. */
const LAST: readonly CallName[] = ['member.password', 'safePlay.takeBreak', 'safePlay.exclude', 'member.close', 'session.logout']

/** Every call in the order in which it is tried. */
const inOrder: readonly CallName[] = [...(Object.keys(calls) as CallName[]).filter(name => !LAST.includes(name)), ...LAST]

/** Why a call gets no try; undefined where it does. */
export const whyUntried = (name: CallName, { member }: Pick<Stage, 'member'>): string | undefined => {
  const { method, session }: CallDeclaration = calls[name]
  const leftOut = LEFT_OUT[name]
  if (leftOut !== undefined) return leftOut
  if (session !== 'required' && method === 'GET') return undefined
  if (typeof member === 'string') return session === 'required' ? member : 'it would change something'
  return member.isNew || method === 'GET' ? undefined : 'it would change the member'
}

const tokenIn = (body: unknown): string | undefined => {
  const { token } = (body as { readonly value?: { readonly token?: unknown } } | undefined)?.value ?? {}
  return typeof token === 'string' ? token : undefined
}

/** A right request: a made-up one, with what the server has where it must name that. */
const requestOf = async (name: CallName, { wire, member }: Stage, token: string | undefined): Promise<object> => {
  const sample = sampleOf(calls[name].request) as object
  const know = knownRequests[name]
  if (!know || typeof member === 'string') return sample
  // What there is not, or is not answered, is judged elsewhere.
  const known = await know(clientOf(wire, token), member).catch(() => ({}))
  return { ...sample, ...known }
}

/** Makes every call once with a right request, so that its answer can be judged. */
export const tryCalls = async (stage: Stage, isWanted: (name: CallName) => boolean): Promise<void> => {
  let token = typeof stage.member === 'string' ? undefined : stage.member.token
  for (const name of inOrder) {
    const call: CallDeclaration = calls[name]
    if (!isWanted(name) || whyUntried(name, stage) !== undefined) continue
    const request = await requestOf(name, stage, token)
    const { body } = await stage.wire.send(name, { request, token: call.session === 'none' ? undefined : token })
    // A new password ends every session, and its answer is a new one.
    if (name === 'member.password') token = tokenIn(body) ?? token
  }
}
