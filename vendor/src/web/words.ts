import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type shellWords from './texts/shell/en.json'

/** The languages of the pages (BCP 47), and those written from right to left. */
export const LANGUAGES = [
  'en',
  'zh-CN',
  'zh-Hant',
  'ja',
  'ko',
  'vi',
  'th',
  'id',
  'ms',
  'fil',
  'es',
  'pt',
  'pt-BR',
  'tr',
  'hi',
  'ur',
  'bn',
  'ta',
  'km',
  'my',
]

type Words = Readonly<Record<string, string>>

const files = import.meta.glob<{ readonly default: Words }>('./texts/*/*.json')

/** The words of some areas in a language; English where there are none. */
export const loadWords = async (language: string, areas: readonly string[]): Promise<Words> => {
  const all = await Promise.all(
    areas.map(async area => {
      const file = files[`./texts/${area}/${language}.json`] ?? files[`./texts/${area}/en.json`]
      const words = file ? (await file()).default : {}
      return Object.entries(words).map(([key, word]) => [`${area}.${key}`, word] as const)
    }),
  )
  return Object.fromEntries(all.flat())
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
