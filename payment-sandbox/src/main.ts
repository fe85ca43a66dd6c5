import { createSandbox } from './sandbox.ts'

// `node payment-sandbox/src/main.ts`: HOST, PORT and PAYMENT_SANDBOX_KEY in the environment, as `npm start` sets them.

const { HOST: host = '127.0.0.1', PORT: port = '3001', PAYMENT_SANDBOX_KEY: key = '' } = process.env

if (key.length < 32) {
  process.stderr.write('PAYMENT_SANDBOX_KEY must be at least 32 characters: the platform has the same.\n')
  process.exit(1)
}
const sandbox = await createSandbox({ key })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void sandbox.close().then(() => process.exit(0)))
await sandbox.listen({ host, port: Number(port) })
