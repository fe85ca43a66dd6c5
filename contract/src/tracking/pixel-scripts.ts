/** The scripts that pages may load for providers of tracking; `googleAds` goes with `gtag`. No schemas here, so that the web may import this file. */
export const scriptNames = ['facebook', 'tiktok', 'kwai', 'gtag', 'googleAds', 'appsflyer', 'adjust', 'twitter', 'bigo'] as const
export type ScriptName = (typeof scriptNames)[number]

/**
 * Who tells a provider of a moment while its script runs in the page.
 * `both`: the provider counts an event once that comes twice by the same name and id.
 * `noticer`: it would count the event twice, so the script tells what the page noticed, and the server what the server noticed.
 * `script`: the server cannot tell it, or only of visitors of the native app, where the script does not run.
 */
export type Teller = 'both' | 'noticer' | 'script'

/** What the providers' documents say of events that come twice (docs/tracking.md). */
export const tellers: Readonly<Record<ScriptName, Teller>> = {
  // By event name and event id, within 48 hours.
  facebook: 'both',
  tiktok: 'both',
  // By the conversion id.
  twitter: 'both',
  kwai: 'noticer',
  // Google removes doubles of purchases alone.
  gtag: 'noticer',
  bigo: 'noticer',
  googleAds: 'script',
  appsflyer: 'script',
  adjust: 'script',
}
