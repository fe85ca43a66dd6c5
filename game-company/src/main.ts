import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createVendor } from './vendor.ts'

// `node game-company/src/main.ts`: HOST, PORT, DATA_DIR and GAME_VENDOR_KEY in the environment, as `npm start` sets them. GAME_VENDOR_URL is where
// players reach it, if they do so by a name of its own, and GAME_VENDOR_PLATFORMS names the sites that may show its games then. While the key is being changed, GAME_VENDOR_KEY_ID names the key that signs, and
// GAME_VENDOR_OTHER_KEY with GAME_VENDOR_OTHER_KEY_ID is accepted, too.

const { HOST: host = '127.0.0.1', PORT: port = '3002', DATA_DIR: folder = '.data', GAME_VENDOR_KEY: key = '', GAME_VENDOR_URL: url } = process.env
const { GAME_VENDOR_PLATFORMS: sites = '' } = process.env
const { GAME_VENDOR_KEY_ID: keyId = 'demo', GAME_VENDOR_OTHER_KEY: other, GAME_VENDOR_OTHER_KEY_ID: otherId = 'other' } = process.env

if (key.length < 32 || (other !== undefined && (other.length < 32 || otherId === keyId))) {
  process.stderr.write('GAME_VENDOR_KEY must be at least 32 characters, and the same as the platform has; so must GAME_VENDOR_OTHER_KEY, if it\n')
  process.stderr.write('is set, and its GAME_VENDOR_OTHER_KEY_ID must differ from GAME_VENDOR_KEY_ID.\n')
  process.exit(1)
}
const platforms = sites.split(' ').filter(site => site !== '')
if (url !== undefined && platforms.length === 0) {
  process.stderr.write('GAME_VENDOR_PLATFORMS must name the sites that may show the games, with a space between two: https://www.brand.com\n')
  process.exit(1)
}
const wrong = platforms.find(site => !/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/.test(site))
if (wrong !== undefined) {
  process.stderr.write(`GAME_VENDOR_PLATFORMS: ${wrong} is no address of a site, like https://www.brand.com or https://*.brand.com\n`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const vendor = await createVendor({
  key,
  keyId,
  ...(other !== undefined && { otherKey: { id: otherId, key: other } }),
  ...(url !== undefined && { url }),
  platforms,
  file: join(folder, 'demo-vendor.sqlite'),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void vendor.close().then(() => process.exit(0)))
await vendor.listen({ host, port: Number(port) })
