import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PromptName } from '#notices/prompt-queue.ts'
import { nextPrompt } from './next-prompt.ts'
import type { Prompt, PromptFacts } from './prompts.tsx'

const prompt = (name: PromptName, opens: Prompt['opens']): Prompt => ({
  name,
  opens,
  isDue: ({ due }) => due.get(name),
  giveUp: () => undefined,
  catalogues: [],
  load: async () => ({ Window: () => null }),
})

const all = [
  prompt('upgrade', 'pressing'),
  prompt('sign-in', 'pressing'),
  prompt('forced-download', 'courteous'),
  prompt('install', 'courteous'),
  prompt('app-window', 'on-tap'),
]

const facts = (due: Partial<Record<PromptName, boolean>>, asked: PromptName | null = null, closed: readonly PromptName[] = []): PromptFacts => ({
  due: new Map(Object.entries(due) as [PromptName, boolean][]),
  asked,
  closed: new Set(closed),
  signInWanted: false,
  secondStepWanted: false,
})
const next = (due: Partial<Record<PromptName, boolean>>, more: { asked?: PromptName; opened?: PromptName; closed?: readonly PromptName[] } = {}) =>
  nextPrompt(all, facts(due, more.asked, more.closed), more.opened ?? null)?.name

describe('the one queue of prompts (spec 2 §4, Order of prompts)', () => {
  test('the first that is due opens, the others wait', () => {
    expect(next({ 'forced-download': true, install: true })).toBe('forced-download')
    expect(next({ 'forced-download': false, install: true })).toBe('install')
    expect(next({ 'forced-download': false, install: false })).toBeUndefined()
  })

  test('one that does not know yet holds up those behind it', () => {
    expect(next({ install: true })).toBeUndefined()
    expect(next({ 'forced-download': true })).toBe('forced-download')
  })

  test('a pressing one goes before everything, and holds up nobody while it does not know', () => {
    expect(next({ upgrade: true, 'forced-download': true }, { asked: 'app-window' })).toBe('upgrade')
    expect(next({ 'forced-download': true })).toBe('forced-download')
  })

  test('one that knew, and no longer does, holds up those behind it anew, whatever had opened', () => {
    expect(next({ install: true }, { opened: 'forced-download' })).toBeUndefined()
    expect(next({ 'forced-download': false, install: true })).toBe('install')
    expect(next({ install: true })).toBeUndefined()
  })

  test('a pressing one whose window cannot be loaded, and that was closed for it, holds up nobody', () => {
    expect(next({ upgrade: true, 'sign-in': true }, { closed: ['upgrade'] })).toBe('sign-in')
    expect(next({ upgrade: true, 'forced-download': true }, { closed: ['upgrade'] })).toBe('forced-download')
  })

  test('of the courteous at most one opens by itself per page view', () => {
    const due = { 'forced-download': false, install: true }
    expect(next(due, { opened: 'forced-download' })).toBeUndefined()
    expect(next(due, { opened: 'install' })).toBe('install')
    // One that becomes due late does not take the place of the one that stands there.
    expect(next({ 'forced-download': true, install: true }, { opened: 'install' })).toBe('install')
  })

  test('one that was closed does not come back on this page view, and lets no other in', () => {
    const due = { 'forced-download': true, install: true }
    expect(next(due, { opened: 'forced-download', closed: ['forced-download'] })).toBeUndefined()
    expect(next(due, { asked: 'forced-download', closed: ['forced-download'] })).toBe('forced-download')
  })

  test('a tap opens any', () => {
    expect(next({}, { asked: 'app-window' })).toBe('app-window')
    expect(next({ install: false }, { asked: 'install', opened: 'forced-download' })).toBe('install')
    expect(next({ 'forced-download': true }, { asked: 'app-window', opened: 'forced-download' })).toBe('app-window')
  })

  test('whatever is due, nothing opens by itself that only a tap opens', () => {
    const known = fc.option(fc.boolean(), { nil: undefined })
    fc.assert(
      fc.property(known, known, known, (forced, install, window) => {
        const due = Object.entries({ 'forced-download': forced, install, 'app-window': window }).filter(([, value]) => value !== undefined)
        expect(next(Object.fromEntries(due))).not.toBe('app-window')
      }),
    )
  })
})
