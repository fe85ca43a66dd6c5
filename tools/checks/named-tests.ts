import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// How a document names the tests that prove it: `path/of/a.test.ts` "beginning of a title"; "of another one there".

const TEST_FILE = /`([^`\s]+\.(?:test\.tsx?|e2e\.ts|firebase\.ts))`/
/** Quoted words; a quotation mark inside them is written \". */
const TITLE = /"((?:[^"\\]|\\.)+)"/g

export interface NamedTests {
  readonly path: string
  readonly titles: readonly string[]
}

/** The test files that a text names, each with the titles that follow it. */
export const namedTestsIn = (text: string): readonly NamedTests[] => {
  const [, ...pieces] = text.split(TEST_FILE)
  const named: NamedTests[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const titles = [...(pieces[at + 1] ?? '').matchAll(TITLE)].map(([, title = '']) => title.replaceAll(/\\(.)/g, '$1'))
    named.push({ path: pieces[at] ?? '', titles })
  }
  return named
}

/** Whether a test or group of the source begins so: its title opens a call, or a row of cases. What stands for a case before a colon, "%s in %s: ", may be left out. */
export const isTitled = (source: string, title: string): boolean => {
  const words = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`[([]\\s*['"\`](?:%[a-z][^'"\`:]*: )?${words}`).test(source.replaceAll(/\\(['"])/g, '$1'))
}

/** The tests that a text names as proof but that do not exist, in words. `root` is the repository's folder. */
export const missingTests = (root: string, text: string): readonly string[] =>
  namedTestsIn(text).flatMap(({ path, titles }) => {
    if (!existsSync(join(root, path))) return [`${path}: there is no such file`]
    const source = readFileSync(join(root, path), 'utf8')
    return titles.filter(title => !isTitled(source, title)).map(title => `${path}: no test begins with "${title}"`)
  })
