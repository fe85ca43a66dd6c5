import type { LanguageCode } from '@foyer/contract/languages'
import { withQuery } from '#request/query.ts'

/** What is needed of an XMLHttpRequest. */
type Sender = Pick<XMLHttpRequest, 'open' | 'setRequestHeader' | 'send' | 'status' | 'responseText'>

const addressIn = (text: string): string | undefined => {
  const { value } = JSON.parse(text) as { readonly value?: { readonly gameUrl?: unknown } }
  return typeof value?.gameUrl === 'string' && /^https?:/.test(value.gameUrl) ? value.gameUrl : undefined
}

/**
 * Asks for a trial's address at once, so that a window may still be opened by the same tap: browsers refuse one that opens later. The call is that
 * of spec 2 §7, as a synchronous request with the headers Merchant and Language. Undefined where it fails.
 */
export const trialAddressNow = (
  code: string,
  { merchant, language }: { readonly merchant: string; readonly language: LanguageCode },
  sender: Sender = new XMLHttpRequest(),
): string | undefined => {
  try {
    sender.open('GET', withQuery('/wps/relay/GCS_gameTrialLaunch', { gameId: code, nodeId: code, platform: 'html5' }), false)
    sender.setRequestHeader('Merchant', merchant)
    sender.setRequestHeader('Language', language)
    sender.send()
    return sender.status === 200 ? addressIn(sender.responseText) : undefined
  } catch {
    // Without a connection it throws.
    return undefined
  }
}
