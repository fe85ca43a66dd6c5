import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

interface SavedFile {
  readonly headers: IncomingHttpHeaders
  /** As it came over the wire, compression included. */
  readonly body: Buffer
}

const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control']

const fetchFile = (url: string): Promise<SavedFile> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })

const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\n?|<link rel="(?:modulepreload|manifest)"[^>]*>\n?/g, '')

/** The rendered page as one static file, its style sheets inlined, and the pictures it shows. */
const saveCopy = async (browser: Browser, url: string): Promise<ReadonlyMap<string, SavedFile>> => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const styles = new Map<string, string>()
  const pictures = new Set<string>()
  page.on('requestfinished', request => {
    if (request.resourceType() === 'image' || request.resourceType() === 'font') pictures.add(request.url())
  })
  const html = await (await page.goto(url, { waitUntil: 'networkidle' }))!.text()
  for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
    styles.set(href, await (await fetch(new URL(href, url))).text())
  await context.close()

  const inlined = withoutScripts(html).replaceAll(
    /<link rel="stylesheet" href="([^"]+)"[^>]*>/g,
    (_, href: string) => `<style>${styles.get(href)}</style>`,
  )
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' }
  const files = await Promise.all([...pictures].map(async picture => [new URL(picture).pathname, await fetchFile(picture)] as const))
  return new Map([[new URL(url).pathname, { headers, body: brotliCompressSync(inlined) }], ...files])
}

/** Serves a static copy of `url` from memory. Answers its address. */
export const serveStaticCopy = async (browser: Browser, url: string): Promise<{ url: string; close: () => void }> => {
  const files = await saveCopy(browser, url)
  const { pathname } = new URL(url)
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    for (const name of KEPT_HEADERS) if (file.headers[name]) response.setHeader(name, file.headers[name])
    return response.end(file.body)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`, close: () => server.close() }
}
