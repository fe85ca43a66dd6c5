import { expect, test } from 'vitest'
import { passkeyFault } from './passkey-faults.ts'

const named = (name: string): Error => Object.assign(new Error('from the browser'), { name })

test.each(['NotAllowedError', 'AbortError', 'InvalidStateError'])('%s: the browser has told the player itself', name => {
  expect(passkeyFault(named(name))).toBe('given-up')
})

test.each(['SecurityError', 'NotSupportedError'])('%s: passkeys do not work here', name => {
  expect(passkeyFault(named(name))).toBe('off')
})

test('any other error is none of the browser’s', () => {
  expect(passkeyFault(named('RequestError'))).toBeUndefined()
  expect(passkeyFault('text')).toBeUndefined()
})
