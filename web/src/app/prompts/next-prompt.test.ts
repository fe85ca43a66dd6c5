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

const facts = (due: Partial<Record<PromptName, boolean>>, requested: PromptName | null = null, closed: readonly PromptName[] = []): PromptFacts => ({
  due: new Map(Object.entries(due) as [PromptName, boolean][]),
  requested,
  closed: new Set(closed),
  signInWanted: false,
  secondStepWanted: false,
})
const next = (
  due: Partial<Record<PromptName, boolean>>,
  more: { requested?: PromptName; opened?: PromptName; closed?: readonly PromptName[] } = {},
) => nextPrompt(all, facts(due, more.requested, more.closed), more.opened ?? null)?.name

// Proves notices-15, product-and-roles-6.
describe('the queue of prompts (spec 2 §4, Order of prompts)', () => {
  test('the first due prompt opens, the others wait', () => {
    expect(next({ 'forced-download': true, install: true })).toBe('forced-download')
    expect(next({ 'forced-download': false, install: true })).toBe('install')
    expect(next({ 'forced-download': false, install: false })).toBeUndefined()
  })

  test('one that is still unknown makes those behind it wait', () => {
    expect(next({ install: true })).toBeUndefined()
    expect(next({ 'forced-download': true })).toBe('forced-download')
  })

  test('a pressing one comes before all others, and makes none wait while it is unknown', () => {
    expect(next({ upgrade: true, 'forced-download': true }, { requested: 'app-window' })).toBe('upgrade')
    expect(next({ 'forced-download': true })).toBe('forced-download')
  })

  test('one that becomes unknown again makes those behind it wait, even one that had opened', () => {
    expect(next({ install: true }, { opened: 'forced-download' })).toBeUndefined()
    expect(next({ 'forced-download': false, install: true })).toBe('install')
    expect(next({ install: true })).toBeUndefined()
  })

  test('a pressing one that was closed because its window cannot be loaded makes none wait', () => {
    expect(next({ upgrade: true, 'sign-in': true }, { closed: ['upgrade'] })).toBe('sign-in')
    expect(next({ upgrade: true, 'forced-download': true }, { closed: ['upgrade'] })).toBe('forced-download')
  })

  test('at most one courteous prompt opens by itself per page view', () => {
    const due = { 'forced-download': false, install: true }
    expect(next(due, { opened: 'forced-download' })).toBeUndefined()
    expect(next(due, { opened: 'install' })).toBe('install')
    // One that becomes due later does not replace the open one.
    expect(next({ 'forced-download': true, install: true }, { opened: 'install' })).toBe('install')
  })

  test('one that was closed does not return on this page view, and no other opens', () => {
    const due = { 'forced-download': true, install: true }
    expect(next(due, { opened: 'forced-download', closed: ['forced-download'] })).toBeUndefined()
    expect(next(due, { requested: 'forced-download', closed: ['forced-download'] })).toBe('forced-download')
  })

  test('a tap opens any prompt', () => {
    expect(next({}, { requested: 'app-window' })).toBe('app-window')
    expect(next({ install: false }, { requested: 'install', opened: 'forced-download' })).toBe('install')
    expect(next({ 'forced-download': true }, { requested: 'app-window', opened: 'forced-download' })).toBe('app-window')
  })

  test('a prompt that opens only by a tap never opens by itself', () => {
    const known = fc.option(fc.boolean(), { nil: undefined })
    fc.assert(
      fc.property(known, known, known, (forced, install, window) => {
        const due = Object.entries({ 'forced-download': forced, install, 'app-window': window }).filter(([, value]) => value !== undefined)
        expect(next(Object.fromEntries(due))).not.toBe('app-window')
      }),
    )
  })
})
