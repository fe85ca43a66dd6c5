import { expect, test } from 'vitest'
import { localStore, sessionStore } from '#device/storage.ts'
import { notePromptSkipped } from './push-memory.ts'

// Proves install-13.
test('that the prompt was put off is kept for the session alone', () => {
  notePromptSkipped()
  expect(sessionStore.get('SHELL_notificationSkipped')).toBe('1')
  expect(localStore.names()).toEqual([])
})
