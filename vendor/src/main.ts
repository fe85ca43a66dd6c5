import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createVendor } from './vendor.ts'

// `node vendor/src/main.ts`: HOST, PORT, DATA_DIR and GAME_VENDOR_KEY in the environment, as `npm start` sets them.

const { HOST: host = '127.0.0.1', PORT: port = '3002', DATA_DIR: folder = '.data', GAME_VENDOR_KEY: key = '' } = process.env

if (key.length < 32) {
  process.stderr.write('GAME_VENDOR_KEY must be at least 32 characters: the platform has the same.\n')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const vendor = await createVendor({ key, file: join(folder, 'demo-vendor.sqlite') })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void vendor.close().then(() => process.exit(0)))
await vendor.listen({ host, port: Number(port) })
