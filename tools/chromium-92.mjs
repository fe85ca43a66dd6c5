import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fail, root, run, say } from './processes.mjs'

/** Chromium of July 2021, near the oldest that is promised (90): for a run on request, and no part of the product. */
export const OLD_CHROMIUM = 'chromium-92'
/** The browser lies in the first package; the second one drives it. */
const PACKAGES = ['chrome-aws-lambda@10.1.0', 'puppeteer-core@10.1.0']
const folder = join(root, '.cache', OLD_CHROMIUM)
const program = join(folder, 'chromium')

/** Fetches it into .cache where it is not there yet. */
export const ensureChromium92 = async () => {
  if (existsSync(program)) return
  say(`Fetching ${PACKAGES.join(' and ')} into .cache …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const npm = process.env['npm_execpath']
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES]
  const { code, output } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) fail(`They could not be installed:\n${output}`)
  const packed = join(folder, 'node_modules/chrome-aws-lambda/bin')
  // Beside the program, where it looks for them: what draws without a graphics card.
  writeFileSync(join(folder, 'swiftshader.tar'), brotliDecompressSync(readFileSync(join(packed, 'swiftshader.tar.br'))))
  const unpacked = await run('tar', ['-xf', join(folder, 'swiftshader.tar'), '-C', folder])
  if (unpacked.code !== 0) fail(unpacked.output)
  writeFileSync(program, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))))
  chmodSync(program, 0o755)
}
