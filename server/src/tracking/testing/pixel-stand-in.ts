import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'

/** A call that a page made of a provider's script: its name, then what was said. */
export type SentCall = readonly [provider: string, ...said: readonly unknown[]]

export interface PixelStandIn {
  readonly origin: string
  /** The scripts that were asked for. */
  readonly loads: readonly string[]
  readonly sent: readonly SentCall[]
  /** A merchant's settings with the scripts of four providers, all from here. The server tells nobody but this stand-in either. */
  readonly settings: Pick<MerchantFile, 'facebookPixel' | 'tiktokPixel' | 'kwaiPixel' | 'gtag'>
  /** The secrets that the settings name. */
  readonly secrets: (code: string) => Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A script that takes over the calls that wait, and each further one, in the way of its provider's own, and reports them here. */
const take = {
  facebook: `fbq.callMethod=(...said)=>tell('facebook',said);for(const said of fbq.queue.splice(0))fbq.callMethod(...said)`,
  tiktok: `const all=ttq.splice(0);ttq.push=said=>tell('tiktok',said);all.forEach(ttq.push)`,
  kwai: `const all=kwaiq.splice(0);kwaiq.push=said=>tell('kwai',said);all.forEach(kwaiq.push)`,
  gtag: `const all=dataLayer.splice(0);dataLayer.push=said=>tell('gtag',said);all.forEach(said=>dataLayer.push(said))`,
} as const

/** The scripts of four providers. `bytes`: how long each is at least, as the real ones are. */
export const startPixelStandIn = async (bytes = 0): Promise<PixelStandIn> => {
  const loads: string[] = []
  const sent: SentCall[] = []
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand.in')
    const name = pathname.slice(1).replace(/\.js$/, '')
    const answer = async () => {
      if (name in take) {
        loads.push(name)
        const origin = `http://${request.headers.host}`
        const script = `{let last=Promise.resolve();const tell=(name,said)=>{last=last.then(()=>fetch('${origin}/told',{method:'POST',mode:'no-cors',body:JSON.stringify([name,...said])}))};${take[name as keyof typeof take]}}`
        reply.setHeader('content-type', 'text/javascript')
        reply.end(`${script}\n//${'-'.repeat(Math.max(0, bytes - script.length))}`)
        return
      }
      const said = await text(request)
      if (pathname === '/told') sent.push(JSON.parse(said) as SentCall)
      // What the interfaces of the four answer to events that they take.
      const { data = [] } = pathname.startsWith('/server/') && said !== '' ? (JSON.parse(said) as { readonly data?: readonly unknown[] }) : {}
      reply.end(JSON.stringify({ events_received: data.length, code: 0, result: 1 }))
    }
    void answer()
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const of = (name: keyof typeof take) => ({ url: `${origin}/server`, script: { place: 'page', url: `${origin}/${name}.js` } }) as const
  return {
    origin,
    loads,
    sent,
    settings: {
      facebookPixel: { ...of('facebook'), pixelId: '123456789', token: 'META_TOKEN' },
      tiktokPixel: { ...of('tiktok'), pixelId: 'CPIXEL123', token: 'TIKTOK_TOKEN' },
      kwaiPixel: { ...of('kwai'), pixelId: 'kwaipixel', token: 'KWAI_TOKEN' },
      gtag: { ...of('gtag'), measurementId: 'G-AB12CD34', apiSecret: 'GA_SECRET', events: { viewContent: 'view_content' } },
    },
    secrets: code =>
      Object.fromEntries(['META_TOKEN', 'TIKTOK_TOKEN', 'KWAI_TOKEN', 'GA_SECRET'].map(name => [`${code.toUpperCase()}__${name}`, 'a-secret'])),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}
