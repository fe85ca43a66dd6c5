import { beforeEach, describe, expect, test, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./prompt-queue.ts')
}
let queue: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  queue = await fresh()
})

/** What the queue reports of a prompt on a page view. */
const dueOn = (view: string, name: 'upgrade' | 'install' | 'forced-download' = 'forced-download') => queue.currentPromptReports(view).due.get(name)

describe('reports', () => {
  test('may become unknown again', () => {
    queue.reportPrompt('forced-download', false, '/m/home')
    expect(dueOn('/m/home')).toBe(false)
    queue.reportPrompt('forced-download', undefined, '/m/home')
    expect(dueOn('/m/home')).toBeUndefined()
    queue.reportPrompt('forced-download', true, '/m/home')
    expect(dueOn('/m/home')).toBe(true)
  })

  // Proves install-37.
  test('of one page view do not apply to another: a visitor’s is unknown after sign-in', () => {
    queue.reportPrompt('forced-download', false, '/m/home visitor')
    queue.reportPrompt('install', true, '/m/home visitor')
    expect([dueOn('/m/home member'), dueOn('/m/home member', 'install')]).toEqual([undefined, undefined])
    queue.reportPrompt('forced-download', true, '/m/home member')
    expect([dueOn('/m/home visitor'), dueOn('/m/home member')]).toEqual([undefined, true])
  })

  test('that name no page view apply to all', () => {
    queue.reportPrompt('upgrade', true)
    expect([dueOn('/m/home', 'upgrade'), dueOn('/m/login', 'upgrade')]).toEqual([true, true])
  })
})

describe('page views', () => {
  test('a closed prompt may be due again on the next one', () => {
    queue.closePrompt('install')
    expect([...queue.currentPromptReports('').closed]).toEqual(['install'])
    queue.beginPageView()
    expect(queue.currentPromptReports('').closed.size).toBe(0)
  })

  test('a prompt opened by a tap survives a sign-in, and ends with the page or when it is closed', () => {
    queue.openPrompt('app-needed')
    queue.beginPageView()
    expect(queue.currentPromptReports('').requested).toBe('app-needed')
    queue.leavePage()
    expect(queue.currentPromptReports('').requested).toBeNull()
    queue.openPrompt('app-window')
    queue.closePrompt('install')
    expect(queue.currentPromptReports('').requested).toBe('app-window')
    queue.closePrompt('app-window')
    expect(queue.currentPromptReports('').requested).toBeNull()
  })

  // Proves product-and-roles-22.
  test('a prompt that is opened for the next page stays while this one is left, and ends with the next', () => {
    queue.openPrompt('app-needed', true)
    queue.leavePage()
    expect(queue.currentPromptReports('').requested).toBe('app-needed')
    queue.leavePage()
    expect(queue.currentPromptReports('').requested).toBeNull()
  })
})
