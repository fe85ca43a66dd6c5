import { beforeEach, expect, test, vi } from 'vitest'
import { closeSession, openSession } from '#session/session-store.ts'
import { askToSignIn, dropSignInDialog, endSignInDialog } from './sign-in-dialog.ts'

const session = { id: '1', token: 't', merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }
beforeEach(() => closeSession())

// Proves product-and-roles-20.
test('the action that waits for the sign-in runs after it, once', () => {
  const action = vi.fn<() => void>()
  askToSignIn(action)
  openSession(session)
  endSignInDialog()
  endSignInDialog()
  expect(action).toHaveBeenCalledOnce()
})

test('closing the dialog without signing in drops the action', () => {
  const action = vi.fn<() => void>()
  askToSignIn(action)
  endSignInDialog()
  openSession(session)
  endSignInDialog()
  expect(action).not.toHaveBeenCalled()
})

test('a forced password change comes first and drops the action', () => {
  const action = vi.fn<() => void>()
  askToSignIn(action)
  openSession(session)
  dropSignInDialog()
  endSignInDialog()
  expect(action).not.toHaveBeenCalled()
})
