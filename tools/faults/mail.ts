import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { createArrivals } from '@foyer/bench/src/faults/arrivals.ts'
import { SLOW, type Neighbour, type Way } from './neighbour.ts'

const END_OF_MAIL = '\r\n.\r\n'
const MESSAGE_ID = /^Message-ID: (.*)\r$/im

/** One connection of RFC 5321, as far as a sender without sign-in and extensions uses it. */
const converse = (socket: Socket, now: Way, arrivals: ReturnType<typeof createArrivals>): void => {
  let text = ''
  let recipient = ''
  let isMail = false
  const say = (line: string) => void (socket.destroyed || socket.write(`${line}\r\n`))

  const take = async (mail: string): Promise<void> => {
    const arrival = arrivals.came(recipient, { mark: MESSAGE_ID.exec(mail)?.[1] })
    if (now === 'lost') return void socket.destroy()
    if (now === 'slow') await pause(SLOW)
    if (socket.destroyed) return
    arrival.taken += 1
    say('250 taken')
    // Each other line has one answer (RFC 5321 §4.3.1), or its sender would take the second one for that of the next line.
    if (now === 'twice') say('250 taken')
  }
  const obey = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'RCPT') recipient = /<(.*?)>/.exec(line)?.[1] ?? ''
    if (command === 'DATA') isMail = true
    if (now === 'wrong' && command === 'MAIL') say('451 the queue is broken')
    else if (command === 'DATA') say('354 go on')
    else if (command === 'QUIT') socket.end('221 bye\r\n')
    else say('250 well')
  }
  const read = (): void => {
    for (;;) {
      const end = text.indexOf(isMail ? END_OF_MAIL : '\r\n')
      if (end < 0) return
      const part = text.slice(0, end + 2)
      text = text.slice(end + (isMail ? END_OF_MAIL.length : 2))
      if (!isMail) obey(part)
      else {
        isMail = false
        void take(part)
      }
    }
  }
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
    read()
  })
  socket.on('error', () => undefined)
  if (now === 'gone') socket.destroy()
  else say(now === 'garbage' ? '<h1>Internal Server Error</h1>' : '220 mail')
}

/** Starts a mail server, which notes each mail by its recipient and under its Message-ID. Its `url` has host and port alone. */
export const startMail = async (arrivals: ReturnType<typeof createArrivals>): Promise<Neighbour> => {
  let way: Way = 'well'
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, way, arrivals)
  })
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: next => void (way = next),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
