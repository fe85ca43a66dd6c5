import { posix } from 'node:path'

/** Where the `#…` imports of a file's package begin. */
const sourceOf = (file: string): string => `${file.split('/')[0]}/src`

/** The `#…` imports of `file` that lead to its own folder, where `./..` is meant; paths from the repository's root, as all here. */
export const importsOfOwnFolder = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)[ (]*'#([^']+)'/g)]
    .map(([, target = '']) => target)
    .filter(target => posix.dirname(posix.join(sourceOf(file), target)) === posix.dirname(file))

/** Imports of a CSS module that are not `import styles from './….module.css'`. */
export const oddStyles = (text: string): readonly string[] =>
  [...text.matchAll(/^import .*\.module\.css'$/gm)]
    .map(([line]) => line)
    .filter(line => !/^import styles from '\.\/[a-z0-9-]+\.module\.css'$/.test(line))

/** Test files without a file of their name beside them; `audit.refused.test.ts` tests a part of `audit.ts`. */
export const testsWithoutSubject = (files: readonly string[]): readonly string[] => {
  const there = new Set(files)
  return files.filter(file => {
    const [, subject] = /^(.*\/[^/.]+)(?:\.[^/.]+)?\.test\.tsx?$/.exec(file) ?? []
    return subject !== undefined && !['ts', 'tsx', 'sql'].some(kind => there.has(`${subject}.${kind}`))
  })
}
