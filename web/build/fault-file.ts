import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Manifest } from '@foyer/contract/rendering'
import type { Plugin } from 'vite'

const NAME = 'virtual:fault-file'

/** The code that sends faults: an entry of its own in the browser's build, which imports nothing of the pages. */
export const FAULT_ENTRY = 'src/app/faults/send-fault.ts'

/** The address of that code by the build's manifest. Throws if it is not whole in itself: it also reports that other files cannot be run. */
export const faultFileIn = (manifest: Manifest, base: string): string => {
  const entry = manifest[FAULT_ENTRY]
  if (!entry) throw new Error(`The browser's build has no ${FAULT_ENTRY}`)
  if (entry.imports?.length) throw new Error(`${FAULT_ENTRY} imports other files of the build: ${entry.imports.join(', ')}`)
  return base + entry.file
}

/** Stands for `import` until the bundler is done: of a real one it would make a function that knows of style sheets and failures. */
const IMPORT = 'importByAddress'

/** Lets the early script, which is built after the browser's build, load the code that sends faults. */
export const faultFile = (): Plugin => {
  let source: () => Promise<string>
  return {
    name: 'foyer:fault-file',
    configResolved({ base, root, command, environments }) {
      const manifest = resolve(root, environments['client']?.build.outDir ?? '', '.vite', 'manifest.json')
      source = async () =>
        command === 'build'
          ? `${IMPORT}('${faultFileIn(JSON.parse(await readFile(manifest, 'utf8')) as Manifest, base)}')`
          : `import('${base}${FAULT_ENTRY}')`
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: async id => (id === `\0${NAME}` ? `export const loadFaults = () => ${await source()}` : undefined),
    renderChunk: code => (code.includes(IMPORT) ? { code: code.replaceAll(IMPORT, 'import'), map: null } : null),
  }
}
