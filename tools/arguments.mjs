import { parseArgs } from 'node:util'
import { fail } from './processes.mjs'

/**
 * What the command line says. A word that the command does not know ends the process with a sentence.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export const readArguments = config => {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(/** @type {Error} */ (error).message)
  }
}
