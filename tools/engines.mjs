import { existsSync } from 'node:fs'
import { programs } from '../e2e/src/engines/programs.mjs'
import { aptInstall, mayInstall } from './browser.mjs'
import { say } from './processes.mjs'
import { leftOut, stories } from './test-groups.mjs'

/** @typedef {keyof typeof programs} EngineName */

export const engineNames = /** @type {EngineName[]} */ (Object.keys(programs))

const missingFiles = (/** @type {EngineName} */ name) => Object.values(programs[name].files).filter(file => !existsSync(file))

/**
 * Installs the engines that are not here, by Debian's packages, when run as root.
 * @param {readonly EngineName[]} names
 * @returns {Promise<ReadonlyMap<EngineName, string>>} why an engine cannot be had; empty if all of them are here
 */
export const installEngines = async names => {
  const absent = names.filter(name => missingFiles(name).length > 0)
  /** @type {Map<EngineName, string>} */
  const why = new Map()
  for (const name of absent) {
    const { title, packages } = programs[name]
    if (!mayInstall()) {
      why.set(name, `${title}: ${missingFiles(name).join(', ')} missing; on Debian: apt-get install ${packages.join(' ')}`)
      continue
    }
    say(`Installing ${title} with apt-get …`)
    const { code, output } = await aptInstall(packages)
    if (code !== 0) why.set(name, `${title}: apt-get could not install ${packages.join(' ')}:\n${output.slice(-2000)}`)
    else if (missingFiles(name).length > 0) why.set(name, `${title}: ${missingFiles(name).join(', ')} missing after its packages were installed`)
  }
  return why
}

/** The short half of the journeys in the two WebKits: a group of `npm test`. @returns {Promise<import('./test-groups.mjs').Outcome>} */
export const iPhoneEngines = async () => {
  const missing = await installEngines(['webkit', 'webkit-old'])
  return missing.size > 0 ? leftOut([...missing.values()].join('\n')) : stories('engines', { JOURNEYS: 'short' })
}
