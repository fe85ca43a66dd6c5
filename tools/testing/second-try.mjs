import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// A browser story that fails is run once more at the end, alone, and in the open: docs/testing.md.

/**
 * One browser test, by its whole name as vitest knows it. `failure` is the message and the stack of its failure, with what it left behind (e2e/src/testing/witness.ts).
 * @typedef {{ file: string, name: string, failure: string }} Story
 * The part of vitest's JSON report that is read here.
 * @typedef {{ ancestorTitles: readonly string[], title: string, status: string, failureMessages?: readonly string[] }} ReportedTest
 * @typedef {{ testResults: readonly { name: string, status: string, message: string, assertionResults: readonly ReportedTest[] }[] }} Report
 */

/** More stories than this that pass at the second try only fail the run: then it is no single story that has a fault. */
export const MOST_SECOND_TRIES = 3

/**
 * The stories that failed, and the files that failed without any of them: such a file does not load, or fails before its stories.
 * @param {Report} report
 * @param {string} root the project's root folder
 * @returns {{ stories: readonly Story[], files: readonly string[] }}
 */
export const failuresOf = ({ testResults }, root) => {
  const fileOf = (/** @type {string} */ path) => relative(root, path).split(sep).join('/')
  const failedIn = (/** @type {readonly ReportedTest[]} */ all) => all.filter(({ status }) => status === 'failed')
  return {
    stories: testResults.flatMap(({ name: path, assertionResults }) =>
      failedIn(assertionResults).map(({ ancestorTitles, title, failureMessages = [] }) => ({
        file: fileOf(path),
        name: [...ancestorTitles, title].join(' > '),
        failure: stripVTControlCharacters(failureMessages.join('\n')),
      })),
    ),
    files: testResults
      .filter(({ status, message, assertionResults }) => status === 'failed' && (message !== '' || failedIn(assertionResults).length === 0))
      .map(({ name: path }) => fileOf(path)),
  }
}

/**
 * Which of the stories that failed are run once more: all, or none where the run fails whatever they come to.
 * @param {{ stories: readonly Story[], files: readonly string[] }} failures
 * @param {{ late: boolean, output: string }} run `late`: it was ended because it took too long
 * @returns {readonly Story[]}
 */
export const storiesToTryAgain = ({ stories, files }, { late, output }) =>
  late || files.length > 0 || stories.length > MOST_SECOND_TRIES || /Unhandled (?:Errors?|Rejection)/.test(output) ? [] : stories

/**
 * The arguments by which vitest runs this story alone.
 * @param {Story} story
 * @returns {readonly string[]}
 */
export const alone = ({ file, name }) => [file, '--testNamePattern', `^${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$`]

/**
 * What is printed of the stories that passed at the second try. Their names come once more at its end, for whoever keeps only the last lines of a run.
 * @param {readonly Story[]} stories
 */
export const secondTryText = stories => {
  if (stories.length === 0) return ''
  const each = stories.map(({ file, name, failure }) => `${file}\n${name}\nThe first try failed:\n${failure.trim()}\n`)
  const names = stories.map(({ file, name }) => `At the second try: ${file}: ${name}`)
  return ['──── passed at the second try ────', 'Each of these has a fault that must be mended: docs/testing.md', ...each, ...names].join('\n')
}
