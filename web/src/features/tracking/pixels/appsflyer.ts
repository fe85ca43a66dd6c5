import type { StartPixel } from './pixel.ts'

/** AppsFlyer's web SDK (PBA). */
export const appsflyer: StartPixel = ({ url, id }, { globals, now, load }, { marketing }) => {
  const q: unknown[] = []
  const AF = Object.assign((...args: unknown[]) => void q.push([now(), ...args]), {
    q,
    id: { pba: { webAppId: id, measurementStatus: marketing } },
    plugins: {},
  })
  globals['AppsFlyerSdkObject'] = 'AF'
  globals['AF'] = AF
  load(`${url}?st=pba`)
  const call = (...args: unknown[]) => (globals['AF'] as typeof AF)(...args)
  return {
    send: ({ name, id: event_id, money: { value, returned, currency } }) =>
      call('pba', 'event', {
        eventType: 'EVENT',
        eventName: name,
        // Money that went back is a negative revenue, as the server tells it.
        ...(returned === undefined ? value !== undefined && { eventRevenue: value } : { eventRevenue: -returned }),
        ...(currency !== undefined && { eventRevenueCurrency: currency }),
        eventValue: { event_id },
      }),
    chosen: () => undefined,
  }
}
