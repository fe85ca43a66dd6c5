import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { CredentialsRefused, PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { sendMail as send, type MailSettings } from '#messages/testing/send-mail.ts'
import { startSmtpServer } from '#messages/testing/smtp-server.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>> | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const listen = async (options: SMTPServerOptions = {}) => {
  server = await startSmtpServer(options)
  return server
}

const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )
const refuseWith = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

describe('e-mail by SMTP, to a real mail server', () => {
  test('arrives with sender, recipient, subject and text', async () => {
    const { port, received } = await listen()
    await send({ port })
    const [{ from, to, mail } = { from: '', to: [], mail: '' }] = received
    expect([from, to]).toEqual(['no-reply@alpha.test', ['ann@example.com']])
    expect(mail).toMatch(/^From: Alpha <no-reply@alpha\.test>\r$/m)
    expect(mail).toMatch(/^Subject: Alpha: 123456\r$/m)
    expect(mail).toContain(Buffer.from('آپ کا کوڈ 123456').toString('base64'))
  })

  test('has the same Message-ID in each try, and another one than every other message', async () => {
    const { port, received } = await listen()
    await send({ port }, { id: 'one' })
    await send({ port }, { id: 'one' })
    await send({ port, from: 'no-reply@alpha.test' }, { id: 'other' })
    const ids = received.map(({ mail }) => /^Message-ID: (.*)\r$/im.exec(mail)?.[1])
    expect(ids).toEqual(['<one@alpha.test>', '<one@alpha.test>', '<other@alpha.test>'])
  })

  // Proves staff-50.
  test('says by which address offers end with one click, and nothing of that elsewhere', async () => {
    const { port, received } = await listen()
    const unsubscribe = 'https://alpha.test/m/offers/end/ann.0123456789abcdef0123456789abcdef?language=EN'
    await send({ port }, { unsubscribe })
    await send({ port })
    const [offer = '', code = ''] = received.map(({ mail }) => mail.replaceAll(/\r\n[ \t]+/g, ' '))
    expect(offer).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`)
    expect(offer).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(code).not.toMatch(/^List-/m)
  })

  test('has only one recipient, whatever address and subject contain', async () => {
    const { port, received } = await listen()
    await send({ port }, { subject: 'one\r\nBcc: eve@example.com' })
    await failure(send({ port }, { to: 'ann@example.com, eve@example.com' }))
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
    expect(received[0]?.mail).not.toMatch(/^Bcc:/im)
  })

  test('signs in with the merchant’s user and secret', async () => {
    const seen: unknown[] = []
    const { port, received } = await listen({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        seen.push([username, password])
        callback(null, { user: username })
      },
    })
    await send({ port, user: 'alpha', password: 'SMTP_PASSWORD' })
    expect(seen).toEqual([['alpha', 'se cret']])
    expect(received).toHaveLength(1)
  })

  test('is never sent unencrypted unless the merchant allows it', async () => {
    const { port, received } = await listen()
    const error = await failure(send({ port, security: 'starttls' }))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
    expect(received).toEqual([])
  })

  test('refused permanently (5xx) is undeliverable, and its reason names no recipient', async () => {
    const { port } = await listen({ onRcptTo: (_address, _session, callback) => callback(refuseWith(550)) })
    const error = await failure(send({ port }))
    expect(error).toBeInstanceOf(PermanentFailure)
    expect(error).toMatchObject({ message: 'the mail server of alpha did not take a message: EENVELOPE 550' })
  })

  test.each([
    ['refused for now (4xx)', { onRcptTo: (_address, _session, callback) => callback(refuseWith(451)) }, {}],
    [
      'of a sign-in that is refused',
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: (_auth, _session, callback) => callback(refuseWith(535)) },
      { user: 'alpha', password: 'SMTP_PASSWORD' },
    ],
  ] satisfies [string, SMTPServerOptions, Partial<MailSettings>][])('%s is tried again later', async (_what, options, settings) => {
    const { port } = await listen(options)
    const error = await failure(send({ port, ...settings }))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  test.each([
    [535, true],
    [454, false],
  ])('a sign-in refused with %i stops the mail server of the merchant: %s', async (code, isStopped) => {
    const { port } = await listen({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(refuseWith(code)),
    })
    const error = await failure(send({ port, user: 'alpha', password: 'SMTP_PASSWORD' }))
    expect(error instanceof CredentialsRefused).toBe(isStopped)
  })

  test('to a server that cannot be reached is tried again later', async () => {
    expect(await failure(send({ port: 1 }))).not.toBeInstanceOf(PermanentFailure)
  })
})
