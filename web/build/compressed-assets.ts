import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes each text asset's brotli and gzip form beside it, so that no request waits for compression. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  applyToEnvironment: environment => environment.name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter(file => /^assets\/.*\.(?:js|css|svg|json)$/.test(file))
    await Promise.all(
      texts.map(async file => {
        const path = join(dir, file)
        const body = await readFile(path)
        const [br, gz] = await Promise.all([brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), zip(body, { level: 9 })])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
    )
  },
})
