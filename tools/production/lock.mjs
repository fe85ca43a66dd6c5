/**
 * One package of npm's lockfile. `dependencies` and `optionalDependencies` have ranges by name.
 * @typedef {{ version?: string, license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ name?: string, version?: string, lockfileVersion?: number | undefined, packages: Record<string, Locked> }} Lockfile
 */

/** Where Node finds `name` from the package at `path`: beside it or in a folder above. @param {Lockfile} lock @param {string} path @param {string} name */
const placeOf = ({ packages }, path, name) => {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}

/**
 * The part of a lockfile that some of its packages need, for a folder of its own: `npm ci` there installs the same files.
 * @param {Lockfile} lock
 * @param {Record<string, unknown> & { dependencies: Record<string, string> }} manifest `package.json` of that folder
 * @returns {Lockfile & { requires: boolean }}
 */
export const lockOf = (lock, manifest) => {
  /** @type {Map<string, Locked>} */
  const found = new Map()
  const add = (/** @type {string} */ from, /** @type {string} */ name, /** @type {boolean} */ isOptional) => {
    const place = placeOf(lock, from, name)
    if (place === undefined) {
      if (isOptional) return
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the build'} needs.`)
    }
    const entry = lock.packages[place]
    if (found.has(place) || !entry) return
    found.set(place, entry)
    for (const next of Object.keys(entry.dependencies ?? {})) add(place, next, isOptional)
    for (const next of Object.keys(entry.optionalDependencies ?? {})) add(place, next, true)
  }
  for (const name of Object.keys(manifest.dependencies)) add('', name, false)
  const { scripts: _, type: __, private: ___, ...root } = manifest
  const entries = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    name: String(manifest['name']),
    version: String(manifest['version']),
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': root, ...Object.fromEntries(entries) },
  }
}
