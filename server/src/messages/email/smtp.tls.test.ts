import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MAIL_PROCESS, type MailSettings } from '#messages/testing/send-mail.ts'
import { startSmtpServer } from '#messages/testing/smtp-server.ts'
import { programAt } from '#testing/programs/programs.ts'
import { makeTestCertificate } from '#testing/test-certificate.ts'

// Docs, messages.md: TLS from the start, or by STARTTLS; the certificate must be issued by one of Node's authorities or NODE_EXTRA_CA_CERTS.

const own = makeTestCertificate({ address: '127.0.0.1' })
const elsewhere = makeTestCertificate({ address: '192.0.2.1' })

let folder: string
let server: Awaited<ReturnType<typeof startSmtpServer>> | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-mail-'))
  await writeFile(join(folder, 'authorities.pem'), own.certificate + elsewhere.certificate)
})
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = promisify(execFile)
/** Sends from a separate process, which trusts both certificates, or only those that Node trusts. */
const sendFrom = async (settings: MailSettings, trust: 'both' | 'none'): Promise<string> => {
  const env = trust === 'both' ? { NODE_EXTRA_CA_CERTS: join(folder, 'authorities.pem') } : {}
  const { stdout } = await run(process.execPath, [...(await programAt(MAIL_PROCESS)), JSON.stringify(settings)], { env })
  return stdout
}

describe.each(['tls', 'starttls'] as const)('e-mail over %s', security => {
  const listen = async ({ privateKey, certificate }: typeof own) => {
    server = await startSmtpServer({ secure: security === 'tls', key: privateKey, cert: certificate, disabledCommands: ['AUTH'] })
    return server
  }

  test('arrives, and none of it was sent unencrypted', async () => {
    const { port, received } = await listen(own)
    expect(await sendFrom({ port, security }, 'both')).toBe('sent')
    expect(received).toMatchObject([{ from: 'no-reply@alpha.test', to: ['ann@example.com'], secure: true }])
  })

  test.each([
    ['nobody vouches for', own, 'none'],
    ['is another server’s', elsewhere, 'both'],
  ] as const)('is not given to a server whose certificate %s: it waits', async (_what, certificate, trust) => {
    const { port, received } = await listen(certificate)
    expect(await sendFrom({ port, security }, trust)).toMatch(/^later: Error: the mail server of alpha did not take a message: /)
    expect(received).toEqual([])
  })
})
