import { languageCodes } from '@foyer/contract/languages'
import Type from 'typebox'
import { objectIn, type EditableKind } from './merchant-overlay.ts'
import { TEXT_FILE } from './text-overrides.ts'

const OF_LANGUAGES = `^(?:${languageCodes.join('|')})$`

type Words = Record<string, Record<string, Record<string, unknown>>>

/**
 * The merchant's own words as staff write them: by catalogue and key in every language, where the folder has a file for each language and catalogue
 * (text-overrides.ts). Where nothing is written, the product's own words are shown.
 */
export const ownWords: EditableKind = {
  name: 'texts',
  file: 'texts',
  optional: true,
  schema: Type.Record(
    Type.String(),
    Type.Record(
      Type.String(),
      Type.Object({}, { patternProperties: { [OF_LANGUAGES]: Type.String() }, additionalProperties: false, description: 'language code → words' }),
      { description: 'key → words' },
    ),
    { description: 'catalogue → its words that differ from the product’s' },
  ),

  readIn(files) {
    const words: Words = {}
    for (const [path, body] of files) {
      const [, language = '', catalogue = ''] = TEXT_FILE.exec(path) ?? []
      if (catalogue === '') continue
      for (const [key, text] of Object.entries(objectIn(body) ?? {})) ((words[catalogue] ??= {})[key] ??= {})[language] = text
    }
    return Object.keys(words).length === 0 ? undefined : JSON.stringify(words)
  },

  filesWith(files, written) {
    const made: Record<string, Record<string, unknown>> = {}
    for (const [catalogue, texts] of Object.entries(objectIn(written) ?? {}))
      for (const [key, words] of Object.entries((texts ?? {}) as Words[string]))
        for (const [language, text] of Object.entries(words ?? {})) (made[`texts/${language}/${catalogue}.json`] ??= {})[key] = text
    const gone = [...files.keys()].filter(path => TEXT_FILE.test(path) && !(path in made))
    return new Map<string, Buffer | null>([
      ...gone.map(path => [path, null] as const),
      ...Object.entries(made).map(([path, texts]) => [path, Buffer.from(JSON.stringify(texts))] as const),
    ])
  },

  faultsIn(written) {
    const wrong = (path: string, reason: string) => [{ file: 'texts', path, reason }]
    const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
    const catalogues = objectIn(written)
    if (!catalogues) return wrong('', 'must be an object')
    return Object.entries(catalogues).flatMap(([catalogue, texts]) => {
      // What becomes a file's name is a word, so that it names no file elsewhere.
      if (!/^[a-zA-Z]+$/.test(catalogue)) return wrong(`/${catalogue}`, 'is no catalogue')
      if (!isObject(texts)) return wrong(`/${catalogue}`, 'must be an object')
      return Object.entries(texts).flatMap(([key, words]: [string, unknown]) => {
        if (!isObject(words)) return wrong(`/${catalogue}/${key}`, 'must be an object')
        if (Object.keys(words).length === 0) return wrong(`/${catalogue}/${key}`, 'has no words: write some, or take it away')
        return Object.keys(words).flatMap(language =>
          (languageCodes as readonly string[]).includes(language) ? [] : wrong(`/${catalogue}/${key}/${language}`, 'is no language'),
        )
      })
    })
  },

  placeIn({ file, path, reason }) {
    const [, language = '', catalogue = ''] = TEXT_FILE.exec(file) ?? []
    if (catalogue !== '') return { file: 'texts', path: path === '' ? `/${catalogue}` : `/${catalogue}${path}/${language}`, reason }
    return file === 'texts' ? { file, path, reason } : undefined
  },
}
