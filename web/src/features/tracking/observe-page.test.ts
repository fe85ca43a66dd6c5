import { afterEach, expect, test, vi } from 'vitest'
import { observePage } from './observe-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stands for a form, and for the document that its submit event reaches. */
class FakeForm extends EventTarget {
  readonly dataset: Readonly<Record<string, string>>
  private readonly wrong: boolean

  constructor({ wrong = false, held = false } = {}) {
    super()
    this.dataset = held ? { held: '' } : {}
    this.wrong = wrong
  }

  querySelector() {
    return this.wrong ? {} : null
  }
}

const submitsOf = (pathname: string, state?: ConstructorParameters<typeof FakeForm>[0]): readonly string[] => {
  const form = new FakeForm(state)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', form)
  const noted: string[] = []
  const stop = observePage({ note: name => void noted.push(name), send: () => undefined })
  form.dispatchEvent(new Event('submit'))
  stop()
  return noted
}

// Proves tracking-8.
test('registerSubmit is a form that is sent, on either address of registration: not one with an empty or wrong field, nor one that is still held', () => {
  expect([submitsOf('/m/register'), submitsOf('/m/register.html')]).toEqual([['registerSubmit'], ['registerSubmit']])
  expect([submitsOf('/m/login'), submitsOf('/m/register', { wrong: true }), submitsOf('/m/register', { held: true })]).toEqual([[], [], []])
})
