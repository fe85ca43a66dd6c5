import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { MerchantFile } from '@foyer/server/src/kernel/merchants/merchant-file.ts'
import { SMTPServer } from 'smtp-server'

const CODE = /\d{6}/

/** The text of a plain message, decoded from its transfer form. */
const bodyOf = (mail: string): string => {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  return /^content-transfer-encoding: base64/im.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body
}

/** An SMS gateway and a mail server that store what they receive, with the settings by which a merchant reaches them. */
export const catchMessages = async () => {
  const codes = new Map<string, string>()
  const waiting = new Map<string, (code: string) => void>()
  const take = (recipient: string, words: string) => {
    const code = CODE.exec(words)?.[0]
    if (code === undefined) return
    const waits = waiting.get(recipient)
    waiting.delete(recipient)
    if (waits) waits(code)
    else codes.set(recipient, code)
  }

  const takeOver = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    take(form.get('To') ?? '', form.get('Body') ?? '')
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"sid":"SM1"}')
  }
  const gateway = createServer((request, response) => void takeOver(request, response))
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (piece: string) => (raw += piece))
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) take(address, bodyOf(raw))
        done()
      })
    },
  })
  const listening = (server: { listen(port: number, host: string, done: () => void): unknown }) =>
    new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
  await Promise.all([listening(gateway), listening(mail)])
  const portOf = (address: ReturnType<typeof gateway.address>) => (address as AddressInfo).port

  return {
    settings: {
      sms: { provider: 'gateway', url: `http://127.0.0.1:${portOf(gateway.address())}`, account: 'AC1', token: 'SMS_TOKEN', from: '+15005550006' },
      email: { provider: 'smtp', host: '127.0.0.1', port: portOf(mail.server.address()), security: 'none', from: 'no-reply@foyer.example' },
    } satisfies Partial<MerchantFile>,
    env: { DEMO__SMS_TOKEN: 'secret', AURORA__SMS_TOKEN: 'secret' },
    /** The next code for a recipient: one that has already arrived, or the next to arrive. */
    codeFor: (recipient: string): Promise<string> => {
      const came = codes.get(recipient)
      codes.delete(recipient)
      return came === undefined ? new Promise(resolve => waiting.set(recipient, resolve)) : Promise.resolve(came)
    },
    stop: async () => {
      await Promise.all([new Promise(resolve => gateway.close(resolve)), new Promise<void>(resolve => mail.close(resolve))])
    },
  }
}
