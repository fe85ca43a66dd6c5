import { describe, expect, test } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import type { PromptName } from '#notices/prompt-queue.ts'
import { nextPrompt } from './next-prompt.ts'
import { prompts, type Prompt, type PromptFacts } from './prompts.tsx'

/** The rule's order (spec 2 §4, Order of prompts), those to come included: a new prompt has its place here already. */
const ORDER = ['update', 'upgrade', 'two-factor', 'sign-in', 'announcements', 'forced-download', 'download-images', 'install', 'notification']

const of = (opens: Prompt['opens']) => prompts.filter(prompt => prompt.opens === opens).map(({ name }) => name)

/** Everything is due at once but `gone`. */
const facts = (gone: readonly PromptName[], more: Partial<PromptFacts> = {}): PromptFacts => ({
  due: new Map(prompts.map(({ name }) => [name, !gone.includes(name)])),
  asked: null,
  closed: new Set(),
  signInWanted: !gone.includes('sign-in'),
  secondStepWanted: !gone.includes('two-factor'),
  ...more,
})

/** The names in the order in which they open, each on a page view of its own after the one before has gone. */
const opening = (): readonly PromptName[] => {
  const gone: PromptName[] = []
  for (;;) {
    const next = nextPrompt(prompts, facts(gone), null)
    if (!next) return gone
    gone.push(next.name)
  }
}

describe('the prompts that are shipped', () => {
  test('open in the order of the rule', () => {
    expect(opening()).toEqual(ORDER.filter(name => prompts.some(prompt => prompt.name === name)))
  })

  test('are two parts: the pressing whenever they are due, then the courteous', () => {
    expect(of('pressing')).toEqual(['update', 'upgrade', 'two-factor', 'sign-in'])
    expect(of('courteous')).toEqual(['forced-download', 'install'])
  })

  test('the pressing ones open on the same page view, one after another; of the courteous only one does', () => {
    const pressing = of('pressing')
    expect(nextPrompt(prompts, facts(['update']), 'install')?.name).toBe('upgrade')
    expect(nextPrompt(prompts, facts(pressing), null)?.name).toBe('forced-download')
    expect(nextPrompt(prompts, facts([...pressing, 'forced-download']), 'forced-download')).toBeUndefined()
    expect(nextPrompt(prompts, facts(pressing, { closed: new Set(['forced-download']) }), 'forced-download')).toBeUndefined()
  })

  test('a tap opens any that does not press', () => {
    for (const { name } of prompts.filter(({ opens }) => opens !== 'pressing'))
      expect(nextPrompt(prompts, facts(of('pressing'), { asked: name, closed: new Set([name]) }), 'install')?.name).toBe(name)
  })

  test('a second factor stands over the sign-in it belongs to', () => {
    expect(prompts.find(({ name }) => name === 'two-factor')?.over).toBe('sign-in')
  })

  test.each(prompts.map(prompt => [prompt.name, prompt] as const))('the window of %s is there', async (_, prompt) => {
    expect((await prompt.load(createParts({ catalogues: {}, content: {} }, async () => ({})))).Window).toBeTypeOf('function')
  })
})
