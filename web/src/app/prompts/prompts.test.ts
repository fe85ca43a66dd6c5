import { describe, expect, test } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import type { PromptName } from '#notices/prompt-queue.ts'
import { nextPrompt, placeTakenBy } from './next-prompt.ts'
import { prompts, type Prompt, type PromptFacts } from './prompts.tsx'

/** The order of the rule (spec 2 §4, Order of prompts), including future prompts, which already have their places. */
const ORDER = [
  'update',
  'upgrade',
  'two-factor',
  'sign-in',
  'consent',
  'documents',
  'announcements',
  'forced-download',
  'download-images',
  'install',
  'passkey',
  'notification',
]

const of = (opens: Prompt['opens']) => prompts.filter(prompt => prompt.opens === opens).map(({ name }) => name)

/** Everything is due at once, except `gone`. */
const facts = (gone: readonly PromptName[], more: Partial<PromptFacts> = {}): PromptFacts => ({
  due: new Map(prompts.map(({ name }) => [name, !gone.includes(name)])),
  requested: null,
  closed: new Set(),
  signInWanted: !gone.includes('sign-in'),
  secondStepWanted: !gone.includes('two-factor'),
  ...more,
})

/** The names in the order in which they open, each on a new page view after the previous one has gone. */
const opening = (): readonly PromptName[] => {
  const gone: PromptName[] = []
  for (const { length } = prompts; gone.length <= length;) {
    const next = nextPrompt(prompts, facts(gone), null)
    if (!next) break
    gone.push(next.name)
  }
  return gone
}

describe('the shipped prompts', () => {
  // Proves notices-15, push-6.
  test('open in the order of the rule', () => {
    expect(opening()).toEqual(ORDER.filter(name => prompts.some(prompt => prompt.name === name)))
  })

  // Proves notices-15.
  test('are in two groups: the pressing ones, then the courteous ones', () => {
    expect(of('pressing')).toEqual(['update', 'upgrade', 'two-factor', 'sign-in'])
    expect(of('courteous')).toEqual([
      'consent',
      'documents',
      'announcements',
      'forced-download',
      'download-images',
      'install',
      'passkey',
      'notification',
    ])
  })

  // Proves notices-15.
  test('of the courteous ones one opens by itself on a page view, and the question for consent takes no place from it', () => {
    const pressing = of('pressing')
    const onOneView = (gone: readonly PromptName[]): readonly PromptName[] => {
      const closed: PromptName[] = []
      let opened: PromptName | null = null
      for (const _ of prompts) {
        const now = facts([...pressing, ...gone], { closed: new Set(closed) })
        const next = nextPrompt(prompts, now, opened)
        if (!next) break
        opened = placeTakenBy(next, now, opened)
        closed.push(next.name)
      }
      return closed
    }
    expect(onOneView([])).toEqual(['consent', 'documents'])
    expect(onOneView(['consent', 'documents'])).toEqual(['announcements'])
    expect(onOneView(['documents', 'announcements', 'forced-download', 'download-images'])).toEqual(['consent', 'install'])
    // What a tap has opened takes no place either.
    const [consent, announcements] = ['consent', 'announcements'].map(wanted => prompts.find(({ name }) => name === wanted))
    expect(placeTakenBy(announcements, { requested: 'app-window' }, null)).toBeNull()
    expect(placeTakenBy(consent, { requested: null }, 'announcements')).toBe('announcements')
  })

  // Proves notices-17.
  test('in the first minutes one opens for all page views together, the question for consent among them, and may come again', () => {
    const quiet = of('pressing')
    const begin = { few: true, window: null }
    const consent = nextPrompt(prompts, facts(quiet), null, begin)
    expect(consent?.name).toBe('consent')
    expect(placeTakenBy(consent, { requested: null }, null, begin)).toBe('consent')
    expect(nextPrompt(prompts, facts(quiet, { closed: new Set(['consent']) }), 'consent', begin)).toBeUndefined()
    const after = { few: true, window: 'consent' }
    expect(nextPrompt(prompts, facts([...quiet, 'consent']), null, after)).toBeUndefined()
    expect(nextPrompt(prompts, facts(quiet), null, after)?.name).toBe('consent')
    // A tap opens what it opens, and after the first minutes each page view has a place again.
    expect(nextPrompt(prompts, facts([...quiet, 'consent'], { requested: 'deposit' }), null, after)?.name).toBe('deposit')
    expect(nextPrompt(prompts, facts([...quiet, 'consent']), null, { few: false, window: 'consent' })?.name).toBe('documents')
  })

  test('the rest open by a tap alone', () => {
    expect(of('on-tap')).toEqual(['game', 'deposit', 'app-window', 'app-needed', 'ios-guide', 'push-kinds'])
  })

  test('the pressing ones open on the same page view, one after another; of the courteous ones only one does', () => {
    const pressing = of('pressing')
    expect(nextPrompt(prompts, facts(['update']), 'install')?.name).toBe('upgrade')
    expect(nextPrompt(prompts, facts([...pressing, 'consent', 'documents']), null)?.name).toBe('announcements')
    expect(nextPrompt(prompts, facts([...pressing, 'announcements']), 'announcements')).toBeUndefined()
    expect(nextPrompt(prompts, facts(pressing, { closed: new Set(['announcements']) }), 'announcements')).toBeUndefined()
  })

  test('a tap opens any that is not pressing', () => {
    for (const { name } of prompts.filter(({ opens }) => opens !== 'pressing'))
      expect(nextPrompt(prompts, facts(of('pressing'), { requested: name, closed: new Set([name]) }), 'install')?.name).toBe(name)
  })

  test('a second factor covers the sign-in it belongs to', () => {
    expect(prompts.find(({ name }) => name === 'two-factor')?.over).toBe('sign-in')
  })

  test.each(prompts.map(prompt => [prompt.name, prompt] as const))('the window of %s can be loaded', async (_, prompt) => {
    expect((await prompt.load(createParts({ catalogues: {}, content: {} }, async () => ({})))).Window).toBeTypeOf('function')
  })
})
