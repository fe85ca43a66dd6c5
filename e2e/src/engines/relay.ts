import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { FIRST_SCRIPT, firstScript, isSandboxed, policyWith, REPORTS } from './collect.ts'

// WebKit's drivers can neither run a script before a page's own nor give what the console said, and no two engines go offline in the same way.
// So all pages come through this relay, which puts the collecting script into them, and cuts connections.

/** What an engine complains of. */
export interface Fault {
  readonly page: string
  readonly kind: string
  readonly text: string
}

export interface Relay {
  /** As browsers see it: a port of its own, under whatever host name. */
  readonly port: number
  /** Takes the faults since the last call. */
  takeFaults(): readonly Fault[]
  /** How many pages have been asked for. */
  pages(): number
  /** Whether nothing has been asked for some time. */
  isQuiet(): boolean
  /** Cuts every connection, new ones too, until it is called with false. */
  cut(isCut: boolean): void
  /** Breaks off the next answer to an address with this part after its first bytes. */
  breakOff(part: string): void
  close(): Promise<void>
}

/** Announcements would cover what is tested. */
const UNANSWERED = { '/wps/announcements/popups': { success: true, value: { announcements: [], hide: 'none', turn: 'arrows', forceRead: false } } }
const QUIET_FOR = 200 // ms
/** Longer than a journey, ms: WebKit takes a kept connection that is closed in the moment of its next use for a file that cannot be loaded. */
const KEPT_FOR = 20 * 60_000
const BROKEN_AFTER = 10 // bytes
/** Answers that no journey expects. */
const isFault = (status: number) => status >= 500 || status === 404

/** A script of another company, by its address, and what it does. */
export interface OtherScript {
  readonly script: string
  readonly text: string
}
const OTHER_SCRIPT = '/engine-run/script.js'

/** Starts a relay to a port of this machine. */
export const startRelay = async (target: number, other?: OtherScript): Promise<Relay> => {
  let faults: Fault[] = []
  let isCut = false
  let brokenPart: string | undefined
  let running = 0
  let lastRequest = 0
  let pages = 0

  const passPage = async (request: IncomingMessage, answer: IncomingMessage, reply: ServerResponse) => {
    const origin = `http://${request.headers.host}`
    const script = firstScript(origin)
    const local = (words: string) =>
      other ? words.replaceAll(other.script, origin + OTHER_SCRIPT).replaceAll(new URL(other.script).origin, origin) : words
    const { 'content-length': _length, etag: _etag, ...headers } = answer.headers
    const policy = local(String(headers['content-security-policy'] ?? ''))
    const isApart = isSandboxed(policy)
    // Beside any hash, WebKit lets scripts pass that it refuses without one: the run's own hash would hide what a sandboxed page refuses.
    const first = isApart ? `<script src="${origin + FIRST_SCRIPT}"></script>` : `<script>${script.text}</script>`
    const page = local(await text(answer)).replace(/<head[^>]*>/, head => head + first)
    if (policy) headers['content-security-policy'] = policyWith(policy, isApart ? origin + FIRST_SCRIPT : script.hash, origin + REPORTS)
    if (isApart && policy.includes("'self'"))
      faults.push({ page: request.url ?? '', kind: 'content policy', text: `'self' matches nothing in a sandboxed page: ${policy}` })
    reply.writeHead(answer.statusCode ?? 502, headers).end(page)
  }

  const takeReport = async (request: IncomingMessage, reply: ServerResponse) => {
    faults.push(JSON.parse(await text(request)) as Fault)
    reply.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  }

  const pass = (requested: IncomingMessage, reply: ServerResponse) => {
    const isPage = requested.headers.accept?.includes('text/html') ?? false
    if (isPage) pages += 1
    // The service worker stores a page as well.
    const isStored = requested.url?.startsWith('/m/offline') ?? false
    const { 'if-none-match': _match, ...others } = requested.headers
    const headers = isPage || isStored ? { ...others, 'accept-encoding': 'identity' } : requested.headers
    // A connection for each request: one that is kept may be closed by the server in the moment of its next use.
    const to = { host: '127.0.0.1', port: target, agent: false, method: requested.method, path: requested.url, headers }
    const passed = request(to, answer => {
      // How long a connection is kept is said for each of the two by its own end.
      delete answer.headers.connection
      delete answer.headers['keep-alive']
      const status = answer.statusCode ?? 502
      if (isFault(status))
        faults.push({ page: requested.headers.referer ?? '', kind: 'answer', text: `${requested.method} ${requested.url}: ${status}` })
      if (answer.headers['content-type']?.startsWith('text/html')) return void passPage(requested, answer, reply)
      reply.writeHead(status, answer.headers)
      if (brokenPart !== undefined && requested.url?.includes(brokenPart)) {
        brokenPart = undefined
        return void answer.once('data', (chunk: Buffer) => reply.write(chunk.subarray(0, BROKEN_AFTER), () => reply.destroy()))
      }
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    requested.pipe(passed)
  }

  const server = createServer({ keepAliveTimeout: KEPT_FOR }, (request, reply) => {
    running += 1
    lastRequest = performance.now()
    reply.once('close', () => {
      running -= 1
      lastRequest = performance.now()
    })
    const { pathname } = new URL(request.url ?? '/', 'http://relay')
    if (pathname === REPORTS) void takeReport(request, reply)
    else if (pathname === FIRST_SCRIPT)
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(firstScript(`http://${request.headers.host}`).text)
    else if (pathname === OTHER_SCRIPT && other) reply.writeHead(200, { 'content-type': 'text/javascript' }).end(other.text)
    else if (pathname in UNANSWERED)
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(UNANSWERED[pathname as keyof typeof UNANSWERED]))
    else pass(request, reply)
  })
  server.on('connection', socket => {
    if (isCut) socket.destroy()
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    takeFaults() {
      const taken = faults
      faults = []
      return taken
    },
    pages: () => pages,
    isQuiet: () => running === 0 && performance.now() - lastRequest >= QUIET_FOR,
    cut(now) {
      isCut = now
      if (now) server.closeAllConnections()
    },
    breakOff(part) {
      brokenPart = part
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
