import { createRequire } from 'node:module'

/** The server uses what this version of Node has. */
const NEEDED_NODE = 24

/** What is not JavaScript, and so is installed beside a build instead of being part of it. */
export const NATIVE = ['@node-rs/argon2', 'sharp']

/**
 * Why a build cannot run here, as a sentence; undefined where it can.
 * @param {string} from a file in the folder of the build
 * @param {string} [version] of Node
 * @returns {string | undefined}
 */
export const missingFor = (from, version = process.versions.node) => {
  if (Number(version.split('.')[0]) < NEEDED_NODE) return `Node ${version} is too old: install Node ${NEEDED_NODE} or later.`
  const { resolve } = createRequire(from)
  const missing = NATIVE.filter(name => {
    try {
      resolve(name)
      return false
    } catch {
      return true
    }
  })
  return missing.length > 0 ? `${missing.join(' and ')} not installed: run "npm ci --omit=dev" in the folder of the build.` : undefined
}

/** Ends the process with a sentence where the build of this file cannot run. */
export const requireParts = () => {
  const missing = missingFor(import.meta.filename)
  if (missing === undefined) return
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}
