import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type shellWords from './texts/shell/en.json'

export type Words = Readonly<Record<string, string>>

/** The words that the page came with: those of its game in its language, or those that all pages share. */
export const ownWords = (): Words => JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as Words

/** The words of a game in a language. */
export const loadWords = async (language: string, game: string): Promise<Words> => {
  const reply = await fetch(`/words/${language}/${game}`)
  if (!reply.ok) throw new Error('The words cannot be loaded.')
  return (await reply.json()) as Words
}

export const WordsContext = createContext<Words>({})

/**
 * The words of an area: `shell` for what all games share, `useWords<typeof words>('dice')` with the English file's type for a game.
 * `{{name}}` in a word stands for a value.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the area's file by it
export const useWords = <Own extends object = typeof shellWords>(area = 'shell') => {
  const words = useContext(WordsContext)
  return (key: string & keyof Own, values: Readonly<Record<string, string | number>> = {}): string =>
    (words[`${area}.${key}`] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
