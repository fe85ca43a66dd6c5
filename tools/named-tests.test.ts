import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Tables that say which test proves which line. Their form: `path/of/a.test.ts` "beginning of a test's name"; "of another one there".

const root = join(import.meta.dirname, '..')
const docs = [...readdirSync(join(root, 'docs')).filter(name => /^spec-\d+-proof\.md$/.test(name)), 'security/asvs.md'].map(name => `docs/${name}`)

const TEST_FILE = /`([^`\s]+\.(?:test\.tsx?|e2e\.ts|firebase\.ts))`/
/** Quoted words; a quotation mark inside them is written \". */
const NAME = /"((?:[^"\\]|\\.)+)"/g

interface Named {
  readonly path: string
  readonly names: readonly string[]
}

/** The test files that a text names, each with the names that follow it. */
const namedIn = (text: string): readonly Named[] => {
  const [, ...pieces] = text.split(TEST_FILE)
  const named: Named[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const names = [...(pieces[at + 1] ?? '').matchAll(NAME)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
    named.push({ path: pieces[at] ?? '', names })
  }
  return named
}

/** Cells of each row of the text's tables, without the heads. */
const rowsOf = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .split('\n')
    .filter((line, at, lines) => line.startsWith('| ') && !lines[at + 1]?.startsWith('| --'))
    .filter(line => !line.startsWith('| --'))
    .map(line =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(cell => cell.trim()),
    )

/** Whether a test or group of the source begins so: its title opens a call, or a row of cases. What stands for a case before a colon, "%s in %s: ", may be left out. */
const isTitled = (source: string, name: string): boolean => {
  const words = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`[([]\\s*['"\`](?:%[a-z][^'"\`:]*: )?${words}`).test(source.replaceAll(/\\(['"])/g, '$1'))
}

describe('the form is read', () => {
  test('a file with its names, and the next file', () => {
    expect(namedIn('`a.test.ts` "one"; "two \\"three\\"", and `b.e2e.ts`; no `c.ts`')).toEqual([
      { path: 'a.test.ts', names: ['one', 'two "three"'] },
      { path: 'b.e2e.ts', names: [] },
    ])
  })

  test('a title is one of a test, a group or a case, not any other words', () => {
    expect(isTitled("test('the rule holds', () => {})", 'the rule')).toBe(true)
    expect(isTitled("test.each([\n  ['the rule', 1],\n])('%s', () => {})", 'the rule')).toBe(true)
    expect(isTitled("test('%s in %s: the rule', () => {})", 'the rule')).toBe(true)
    expect(isTitled("// 'the rule'\nconst words = 'the rule'\ntest('where the rule ends', () => {})", 'the rule')).toBe(false)
  })

  test('rows of tables, without head and rule', () => {
    expect(rowsOf('| Line | Test |\n| --- | --- |\n| a | `b` |\n\ntext')).toEqual([['a', '`b`']])
  })
})

describe.each(docs)('%s', doc => {
  const rows = rowsOf(readFileSync(join(root, doc), 'utf8'))

  test('names tests that are there', () => {
    const missing = rows.flatMap(cells =>
      namedIn(cells.join(' ')).flatMap(({ path, names }) => {
        if (!existsSync(join(root, path))) return [`${path}: there is no such file`]
        const source = readFileSync(join(root, path), 'utf8')
        return names.filter(name => !isTitled(source, name)).map(name => `${path}: no test begins with "${name}"`)
      }),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})

describe.each(docs.filter(doc => doc.endsWith('-proof.md')))('%s', doc => {
  test('leaves no line without a test that does not say why', () => {
    const rows = rowsOf(readFileSync(join(root, doc), 'utf8'))
    const silent = rows.filter(cells => namedIn(cells.join(' ')).length === 0 && !/not proven|belongs? to/i.test(cells.join(' ')))
    expect(silent).toEqual([])
  })
})
