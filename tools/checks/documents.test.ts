import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Everything that the documents name exists, because newcomers follow them literally.

const root = join(import.meta.dirname, '../..')
const documentsIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name))
const documents = ['.', 'docs', 'docs/decisions', 'docs/rules', 'docs/security'].flatMap(documentsIn)

/** Made by the build, or by a reader who follows a recipe. */
const NOT_IN_THE_SOURCES = /^(?:web|server)\/dist\b|\/(?:greeting|content\/about|courier|badges)\b/
const LINK = /\]\((?!https?:)([^)#\s]+)/g
/** A path in code from one of our folders; a pattern (`<code>`, `*`, `{…}`) is not a path. */
const PATH = /`((?:contract|texts|server|payment-sandbox|game-company|draw-check|web|merchants|e2e|bench|tools|docs)\/[\w./-]+)`/g

const namedIn = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name = '']) => name)

test('links and paths are found in a text', () => {
  const text = 'See [one](docs/texts.md#part), [two](https://two.example/x) and `server/src/three.ts`, not `texts/<CODE>/` or `four.ts`.'
  expect(namedIn(text, LINK)).toEqual(['docs/texts.md'])
  expect(namedIn(text, PATH)).toEqual(['server/src/three.ts'])
})

describe.each(documents)('%s', document => {
  const text = readFileSync(join(root, document), 'utf8')

  test('links to existing targets', () => {
    expect(namedIn(text, LINK).filter(path => !existsSync(join(root, dirname(document), path)))).toEqual([])
  })

  test('names existing files and folders', () => {
    const paths = namedIn(text, PATH).filter(path => !NOT_IN_THE_SOURCES.test(path))
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  })
})
