import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const BALANCE = 100_000

type Sent = Readonly<Record<'transaction' | 'bet' | 'amount' | 'token', string>>

const smallest = (amount: string): number => Math.round(Number(amount) * 100)

/** A platform on an address of its own: a wallet for one player, which does every movement once. A launch token is the name of its game. `key` is that of the account. */
export const startPlatform = async (key: string) => {
  /** What moved money, by transaction: above 0 what came to the player. */
  const movements = new Map<string, number>()
  /** How often each transaction was asked for. */
  const requests = new Map<string, number>()
  /** Calls that are done and never answered. */
  const unanswered = new Set<string>()
  const balance = (): number => [...movements.values()].reduce((sum, amount) => sum + amount, BALANCE)

  const change: Readonly<Record<string, (sent: Sent) => number>> = {
    bet: ({ amount }) => -smallest(amount),
    win: ({ amount }) => smallest(amount),
    rollback: ({ bet }) => -(movements.get(bet) ?? 0),
  }
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const call = request.url?.split('/').at(-1) ?? ''
      const sent = JSON.parse(body) as Sent
      const amount = change[call]
      if (amount) {
        requests.set(sent.transaction, (requests.get(sent.transaction) ?? 0) + 1)
        if (!movements.has(sent.transaction)) movements.set(sent.transaction, amount(sent))
      }
      const session = call === 'session' && { session: `S-${sent.token}`, player: 'P1', game: sent.token, decimals: 2, language: 'en' }
      if (unanswered.has(call)) return
      const text = JSON.stringify({ status: 'OK', currency: 'PHP', balance: (balance() / 100).toFixed(2), ...session })
      const seconds = String(Math.floor(Date.now() / 1000))
      const subject = `answer 200 ${String(request.headers['x-vendor-signature'])}`
      const signature = createHmac('sha256', key).update(`${seconds}.${subject}.${text}`).digest('hex')
      reply.setHeader('x-vendor-timestamp', seconds).setHeader('x-vendor-signature', signature).end(text)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const wallet = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vendor/v1/brand`
  const stop = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { wallet, movements, requests, unanswered, balance, stop }
}
