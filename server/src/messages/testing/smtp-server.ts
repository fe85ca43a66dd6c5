import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly mail: string
  /** Whether it came over TLS. */
  readonly secure: boolean
}

/** A real mail server on the loopback address; `received` has the messages it accepted. The test must close it. */
export const startSmtpServer = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = []
  const take = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope, secure: boolean, done: () => void): Promise<void> => {
    received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail: await text(stream), secure })
    done()
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope, secure }, done) => void take(stream, envelope, secure, done),
    ...options,
  })
  // Some tests close the connection on purpose.
  server.on('error', () => undefined)
  const port = await new Promise<number>(listening => {
    const http = server.listen(0, '127.0.0.1', () => listening((http.address() as AddressInfo).port))
  })
  return { port, received, close: () => new Promise<void>(closed => server.close(() => closed())) }
}
