import { base64 } from './bytes.ts'
import { readJson } from './json.ts'
import type { TextStore } from './storage.ts'

interface Kept {
  readonly key: string
  readonly content: string
}

const KEY_BYTES = 16
const nameOf = (form: string): string => `FORM_KEY:${form}`

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && typeof value.key === 'string'

/**
 * The key under which a form is sent (`FormKey` of the contract). The same content gets the same key until the server has answered, even after the
 * page was loaded anew, so that a form whose answer was lost counts once; other content gets another key.
 */
export const formKeyOf = (store: TextStore, form: string, content: string, randomBytes: (count: number) => Iterable<number>): string => {
  const kept = readJson(store.get(nameOf(form)))
  if (isKept(kept) && kept.content === content) return kept.key
  const key = base64(randomBytes(KEY_BYTES)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  store.set(nameOf(form), JSON.stringify({ key, content } satisfies Kept))
  return key
}

/** The form was answered: the same content is meant anew the next time. */
export const endFormKey = (store: TextStore, form: string): void => store.remove(nameOf(form))
