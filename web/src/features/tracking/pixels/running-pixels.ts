import { eventMoneyOf } from '@foyer/contract/tracking/event-money'
import { factsOfMoment, type Moment } from '@foyer/contract/tracking/moments'
import { tellers, type ScriptName, type Teller } from '@foyer/contract/tracking/pixel-scripts'
import type { NoticedMoment, PixelScript } from '@foyer/contract/tracking/pixels'
import type { TrackingEvent } from '@foyer/contract/tracking/tracking-event'
import { adjust } from './adjust.ts'
import { appsflyer } from './appsflyer.ts'
import { bigo } from './bigo.ts'
import { facebook } from './facebook.ts'
import { googleAds, gtag } from './gtag.ts'
import { kwai } from './kwai.ts'
import type { Agreed, PixelPage, StartPixel } from './pixel.ts'
import type { SentIds } from './sent-ids.ts'
import { tiktok } from './tiktok.ts'
import { twitter } from './twitter.ts'

const starters: Readonly<Record<ScriptName, StartPixel>> = { facebook, tiktok, kwai, gtag, googleAds, appsflyer, adjust, twitter, bigo }

/** Where an event comes from: noticed by the page, also before the scripts ran, when the server was told of it alone; or by the server. */
type Source = 'page' | 'page before' | 'server'

/** Whether the script tells of it, so that a provider that would count it twice is told by one side alone. */
const isSent = (teller: Teller, source: Source): boolean => teller !== 'noticer' || source === 'page'

/** Starts the scripts, each once, and tells them of moments. */
export const startPixels = (scripts: readonly PixelScript[], page: PixelPage, agreed: Agreed, sent: SentIds) => {
  const running = scripts.map(script => ({ script, pixel: starters[script.name](script, page, agreed) }))

  const send = (moment: Moment, id: string, money: ReturnType<typeof eventMoneyOf>, source: Source): readonly ScriptName[] =>
    running.flatMap(({ script: { name: own, events }, pixel }) => {
      const name = events[moment]
      if (name === undefined || !isSent(tellers[own], source)) return []
      pixel.send({ id, name, money })
      return [own]
    })

  return {
    /** Returns whose scripts tell of it. */
    note: ({ eventName, eventID }: Pick<TrackingEvent, 'eventName' | 'eventID'>, isBefore: boolean): readonly ScriptName[] =>
      send(eventName, eventID, {}, isBefore ? 'page before' : 'page'),
    /** What the server noticed: it says the same for an hour, so each is told once. */
    noticed(moments: readonly NoticedMoment[]): void {
      for (const { eventID, moment, money } of moments)
        if (factsOfMoment(moment).by === 'server' && sent.add(eventID)) send(moment, eventID, eventMoneyOf(moment, money), 'server')
    },
    chosen(now: Agreed): void {
      for (const { pixel } of running) pixel.chosen(now)
    },
  }
}
