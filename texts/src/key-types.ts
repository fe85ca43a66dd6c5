import { formsOf, placeholdersOf } from './plurals.ts'
import type { Catalogue } from './text.ts'

const typeOfParams = (key: string, forms: readonly string[], catalogue: Catalogue): string => {
  const texts = forms.length ? forms.map(form => catalogue[`${key}_${form}`]) : [catalogue[key]]
  const names = new Set(texts.flatMap(text => placeholdersOf(text ?? '')))
  if (forms.length) names.add('count')
  return names.size
    ? `{ ${[...names]
        .toSorted()
        .map(name => `${name}: ${name === 'count' ? 'number' : 'string | number'}`)
        .join('; ')} }`
    : 'null'
}

const typeOfCatalogue = (name: string, catalogue: Catalogue): string => {
  const keys = [...formsOf(catalogue)].map(([key, forms]) => `    ${/^\w+$/.test(key) ? key : `'${key}'`}: ${typeOfParams(key, forms, catalogue)}\n`)
  return `  ${name}: {\n${keys.join('')}  }\n`
}

/** The source of a keys.gen.ts: per catalogue of `from`, key → the params of its English text, `null` if it has none. */
export const keysFile = <Name extends string>(from: string, names: readonly Name[], englishOf: (name: Name) => Catalogue): string =>
  `// Written from ${from} by npm run texts: edit those, then run it.\n\nexport interface Texts {\n${names.map(name => typeOfCatalogue(name, englishOf(name))).join('')}}\n`
