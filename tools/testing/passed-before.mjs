import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A check that reads the sources alone comes to the same on the same sources: what has passed once need not run again (docs/testing.md).

/**
 * The digest of every file that git knows or would take, the lockfile among them; undefined where there is no git.
 * @param {string} folder
 * @returns {string | undefined}
 */
export const digestOfSources = folder => {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    const hash = createHash('sha256').update(process.version)
    for (const file of [...new Set(list.split('\0'))].filter(name => name !== '' && existsSync(join(folder, name))).toSorted())
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0')
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

/**
 * Runs a check unless it has passed on the same sources. Only a pass is remembered, and only where the sources were the same before and after.
 * @template {{ code: number, output: string }} Result
 * @param {string} folder the project's root folder
 * @param {string} name of the check
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result | { code: number, output: string, isRemembered: true }>}
 */
export const unlessPassed = async (folder, name, run) => {
  const stamp = join(folder, '.cache/passed', name)
  const before = digestOfSources(folder)
  if (before !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === before) return { code: 0, output: '', isRemembered: true }
  const result = await run()
  if (result.code === 0 && before !== undefined && digestOfSources(folder) === before) {
    mkdirSync(join(folder, '.cache/passed'), { recursive: true })
    writeFileSync(stamp, before)
  }
  return result
}
