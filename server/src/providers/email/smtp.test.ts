import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { EmailSettings } from '@foyer/contract/merchant'
import { createSmtp } from '#providers/email/smtp.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { Undeliverable } from '#undeliverable.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly mail: string
}

let server: SMTPServer | undefined
afterEach(async () => {
  const running = server
  server = undefined
  if (running) await new Promise<void>(closed => running.close(() => closed()))
})

/** A real mail server on loopback; what it took stands in `received`. */
const listen = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = []
  const take = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope, done: () => void): Promise<void> => {
    received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail: await text(stream) })
    done()
  }
  const running = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) => void take(stream, envelope, done),
    ...options,
  })
  // A client that hangs up on purpose is none of its faults.
  running.on('error', () => undefined)
  server = running
  const port = await new Promise<number>(listening => {
    const http = running.listen(0, '127.0.0.1', () => listening((http.address() as AddressInfo).port))
  })
  return { port, received }
}

type Smtp = Extract<EmailSettings, { provider: 'smtp' }>
const send = async (settings: Pick<Smtp, 'port'> & Partial<Smtp>, message: { readonly to?: string; readonly subject?: string } = {}) => {
  const email: Smtp = { provider: 'smtp', host: '127.0.0.1', security: 'none', from: 'Alpha <no-reply@alpha.test>', ...settings }
  const { file, ...merchant } = testMerchant('alpha')
  const smtp = createSmtp({ merchants: { secret: (_code, name) => (name === 'SMTP_PASSWORD' ? 'se cret' : undefined) } })
  await smtp.send(
    { to: 'ann@example.com', subject: 'Alpha: 123456', text: 'آپ کا کوڈ 123456', ...message },
    { ...merchant, file: { ...file, email } },
  )
}
const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )
const refuseWith = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

describe('e-mail by SMTP, taken by a real mail server', () => {
  test('arrives with sender, recipient, subject and text', async () => {
    const { port, received } = await listen()
    await send({ port })
    const [{ from, to, mail } = { from: '', to: [], mail: '' }] = received
    expect([from, to]).toEqual(['no-reply@alpha.test', ['ann@example.com']])
    expect(mail).toMatch(/^From: Alpha <no-reply@alpha\.test>\r$/m)
    expect(mail).toMatch(/^Subject: Alpha: 123456\r$/m)
    expect(mail).toContain(Buffer.from('آپ کا کوڈ 123456').toString('base64'))
  })

  test('goes to its one recipient, whatever stands in address and subject', async () => {
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

  test('goes nowhere in the clear unless the merchant says so', async () => {
    const { port, received } = await listen()
    const error = await failure(send({ port, security: 'starttls' }))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Undeliverable)
    expect(received).toEqual([])
  })

  test('to a server whose certificate nobody vouches for is not sent', async () => {
    const { port, received } = await listen({ secure: true, disabledCommands: ['AUTH'] })
    expect(await failure(send({ port, security: 'tls' }))).toBeInstanceOf(Error)
    expect(received).toEqual([])
  })

  test('refused for good (5xx) is undeliverable, and its reason names no recipient', async () => {
    const { port } = await listen({ onRcptTo: (_address, _session, callback) => callback(refuseWith(550)) })
    const error = await failure(send({ port }))
    expect(error).toBeInstanceOf(Undeliverable)
    expect(error).toMatchObject({ message: 'the mail server of alpha did not take a message: EENVELOPE 550' })
  })

  test.each([
    ['refused for now (4xx)', { onRcptTo: (_address, _session, callback) => callback(refuseWith(451)) }, {}],
    [
      'of a sign-in that is refused',
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: (_auth, _session, callback) => callback(refuseWith(535)) },
      { user: 'alpha', password: 'SMTP_PASSWORD' },
    ],
  ] satisfies [string, SMTPServerOptions, Partial<Smtp>][])('%s is tried again later', async (_what, options, settings) => {
    const { port } = await listen(options)
    const error = await failure(send({ port, ...settings }))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Undeliverable)
  })

  test('to a server that is not there is tried again later', async () => {
    expect(await failure(send({ port: 1 }))).not.toBeInstanceOf(Undeliverable)
  })
})
