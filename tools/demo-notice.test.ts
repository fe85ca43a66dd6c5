import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
/** A process of its own, beside the linter's test. */
const PATIENT = { timeout: 60_000 }
const notice = async (env: Readonly<Record<string, string>> = {}) => {
  const script = join(import.meta.dirname, 'demo-notice.ts')
  const { stdout } = await run(process.execPath, [script, 'http://127.0.0.1:4000'], { cwd: join(import.meta.dirname, '..'), env })
  return stdout
}

test('the start of the product shows where each demo merchant is, and how to sign in', PATIENT, async () => {
  const words = await notice()
  expect(words).toMatch(/Lumina +http:\/\/127\.0\.0\.1:4000\/m\/home\n +sign in as player with /)
  expect(words).not.toContain('Payments')
  expect(await notice({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4001' })).toMatch(/Payments +http:\/\/127\.0\.0\.1:4001\n/)
  expect(words).toMatch(/Aurora +http:\/\/aurora\.localhost:4000\/m\/home\n +sign in as player with /)
})

test('with other merchants it shows these, and no login that does not exist', PATIENT, async () => {
  const merchants = mkdtempSync(join(tmpdir(), 'foyer-notice-'))
  onTestFinished(() => rmSync(merchants, { recursive: true }))
  mkdirSync(join(merchants, 'acme'))
  writeFileSync(join(merchants, 'acme/merchant.json'), JSON.stringify({ name: 'Acme', hosts: ['*.acme.localhost', 'acme.localhost'] }))
  const words = await notice({ MERCHANTS_DIR: merchants })
  expect(words).toContain('Acme        http://acme.localhost:4000/m/home')
  expect(words).not.toMatch(/Lumina|sign in|guarded/)
})
