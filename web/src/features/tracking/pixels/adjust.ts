import type { StartPixel } from './pixel.ts'

type Method = 'initSdk' | 'trackEvent' | 'stop' | 'restart'
type Sdk = Record<Method, (...args: unknown[]) => void>

/** Adjust's web SDK (dev.adjust.com, Web SDK). The name of an event is its token. */
export const adjust: StartPixel = ({ url, id }, { globals, load }) => {
  const waiting: (readonly [Method, readonly unknown[]])[] = []
  const later = (method: Method) => [method, (...args: unknown[]) => void waiting.push([method, args])]
  globals['Adjust'] = Object.fromEntries((['initSdk', 'trackEvent', 'stop', 'restart'] as const).map(later))
  // The script replaces the object of this name.
  const sdk = () => globals['Adjust'] as Sdk
  load(url, () => {
    for (const [method, args] of waiting.splice(0)) sdk()[method](...args)
  })
  sdk().initSdk({ appToken: id, environment: 'production' })
  return {
    send: ({ name, id: deduplicationId, money: { value, currency } }) =>
      sdk().trackEvent({ eventToken: name, deduplicationId, ...(value !== undefined && { revenue: value, currency }) }),
    chosen: ({ marketing }) => (marketing ? sdk().restart() : sdk().stop()),
  }
}
