import { base64 } from './bytes.ts'
import { readJson } from './json.ts'
import type { TextStore } from './storage.ts'

interface Kept {
  readonly key: string
  readonly content: string
}

const KEY_BYTES = 16
const nameOf = (form: string): string => `FORM_KEY:${form}`

/** So many contents wait for their answer at a time; of more, the oldest are forgotten. */
const MOST = 10

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && typeof value.key === 'string'

const keptIn = (store: TextStore, form: string): readonly Kept[] => {
  const kept = readJson(store.get(nameOf(form)))
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

/**
 * The key under which a form is sent (`FormKey` of the contract). The same content gets the same key until the server has answered, even after the
 * page was loaded anew, so that a form whose answer was lost counts once; other content gets another key. What another tab sends of the same
 * form meanwhile changes nothing about that.
 */
export const formKeyOf = (store: TextStore, form: string, content: string, randomBytes: (count: number) => Iterable<number>): string => {
  const kept = keptIn(store, form)
  const known = kept.find(one => one.content === content)
  if (known) return known.key
  const key = base64(randomBytes(KEY_BYTES)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  store.set(nameOf(form), JSON.stringify([...kept, { key, content } satisfies Kept].slice(-MOST)))
  return key
}

/** What was sent under this key was answered: the same content is meant anew the next time. */
export const endFormKey = (store: TextStore, form: string, key: string): void => {
  const others = keptIn(store, form).filter(one => one.key !== key)
  if (others.length > 0) store.set(nameOf(form), JSON.stringify(others))
  else store.remove(nameOf(form))
}
