import { beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { localFailure } from '#request/request-error.ts'
import { closeSession, openSession } from '#session/session-store.ts'
import { bindAfterSignIn, dropPendingIdentity } from './pending-identity.ts'

// Spec 1 §4: bind_customer_required, 'login existing account'.

const proof = { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' } as const
const session = { id: '1', token: 'mine', merchantCode: 'demo', userName: 'me', type: 0, firstTimeLogin: false }
const asking = (answer: () => Promise<unknown> = async () => ({})) => vi.fn<(...input: unknown[]) => Promise<unknown>>(answer)

beforeEach(() => {
  closeSession()
  dropPendingIdentity()
})

test('an identity waits until its member signs in, and is bound once', async () => {
  const request = asking()
  const done = vi.fn<() => void>()
  bindAfterSignIn(request as unknown as Request, proof, done)
  expect(request).not.toHaveBeenCalled()
  openSession(session)
  expect(request).toHaveBeenCalledExactlyOnceWith('member.bindIdentity', proof)
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  closeSession()
  openSession(session)
  expect(request).toHaveBeenCalledOnce()
})

test('a later identity replaces one that waits', () => {
  const first = asking()
  const second = asking()
  bindAfterSignIn(first as unknown as Request, proof, () => undefined)
  bindAfterSignIn(second as unknown as Request, proof, () => undefined)
  openSession(session)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

test('after a failure no success is reported', async () => {
  const request = asking(() => Promise.reject(localFailure('network', '')))
  const done = vi.fn<() => void>()
  bindAfterSignIn(request as unknown as Request, proof, done)
  openSession(session)
  await request.mock.results[0]?.value.catch(() => undefined)
  expect(done).not.toHaveBeenCalled()
})
