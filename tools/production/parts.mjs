import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockOf } from './lock.mjs'

/** @typedef {import('./lock.mjs').Lockfile} Lockfile */

/** The workspaces that a build is made from. */
const WORKSPACES = ['contract', 'draw-check', 'texts', 'server', 'web', 'console']
/** The embedded database, which a build does not bring. */
const LEFT_OUT = ['@electric-sql/pglite']

/** @param {string} file @returns {unknown} */
const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Every package of others that a build consists of, or that is installed beside it: as a manifest and its lockfile, from which npm makes a bill of materials.
 * @param {string} root the repository
 */
export const partsOf = root => {
  const { name, version, description } = /** @type {Record<string, string>} */ (readJson(join(root, 'package.json')))
  const dependencies = WORKSPACES.flatMap(workspace => {
    const manifest = /** @type {{ dependencies?: Record<string, string> }} */ (readJson(join(root, workspace, 'package.json')))
    return Object.entries(manifest.dependencies ?? {})
  }).filter(([part]) => !part.startsWith('@foyer/') && !LEFT_OUT.includes(part))
  const manifest = { name, version, description, dependencies: /** @type {Record<string, string>} */ (Object.fromEntries(dependencies)) }
  return { manifest, lock: lockOf(/** @type {Lockfile} */ (readJson(join(root, 'package-lock.json'))), manifest) }
}

/** Where a licence asks for more than that it is passed on. @type {Record<string, string>} */
const REMARKS = {
  'LGPL-3.0-or-later':
    'libvips and the libraries in it, which `sharp` loads as a file of their own (`libvips-cpp.so`). They are not changed and not linked into anything of ours; whoever wants another build of them replaces that file, or points `sharp` at one that is installed. Who passes an image with them on must say so, name the licence and where the source is: [github.com/libvips](https://github.com/libvips/libvips), [sharp-libvips](https://github.com/lovell/sharp-libvips)',
}

/**
 * The page of licences, in Markdown.
 * @param {Lockfile} lock
 */
export const licencesPage = lock => {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map()
  for (const [path, { license = 'none is named' }] of Object.entries(lock.packages)) {
    if (path === '') continue
    const names = byLicence.get(license) ?? new Set()
    byLicence.set(license, names.add(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  }
  const sections = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => {
      const remark = Object.entries(REMARKS).find(([part]) => licence.includes(part))?.[1]
      return `## ${licence}\n\n${remark === undefined ? '' : `${remark}.\n\n`}${[...names]
        .toSorted()
        .map(part => `\`${part}\``)
        .join(', ')}\n`
    })
  return `# Licences of what a build consists of\n\nWritten by \`npm run sbom\` from \`package-lock.json\`: the packages of others in the server, the pages and the console, and those that are installed beside them, for every kind of machine. What is only used to build and to test is not among them.\n\n${sections.join('\n')}`
}
