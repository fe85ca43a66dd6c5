import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between the server and a port of this machine, and passes bytes on. */
export interface Gate {
  readonly port: number
  /** While it is silent, every byte is swallowed. */
  silence(now: boolean): void
  /** From now on the bytes of the connections that there are are swallowed. */
  forget(): void
  close(): void
}

export const startGate = async (target: number): Promise<Gate> => {
  const sockets = new Set<Socket>()
  const forgotten = new Set<Socket>()
  let isSilent = false
  const server = createServer(inner => {
    const outer = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one)
      one.on('data', part => isSilent || forgotten.has(one) || other.write(part))
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    silence: now => void (isSilent = now),
    forget: () => {
      for (const socket of sockets) forgotten.add(socket)
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
