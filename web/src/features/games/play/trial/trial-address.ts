import type { LanguageCode } from '@foyer/contract/languages'
import { withQuery } from '#request/query.ts'

/** What is needed of an XMLHttpRequest. */
type Sender = Pick<XMLHttpRequest, 'open' | 'setRequestHeader' | 'send' | 'responseText'>

/** Where the trial opens, or why it does not: the server's words; without any, `timeout_retry_please` is said (spec 2 §8, Game launch). */
type TrialAddress = { readonly address: string } | { readonly words: string | undefined }

const read = (text: string): TrialAddress => {
  const { value, message } = JSON.parse(text) as { readonly value?: { readonly gameUrl?: unknown }; readonly message?: unknown }
  if (typeof value?.gameUrl === 'string' && /^https?:/.test(value.gameUrl)) return { address: value.gameUrl }
  return { words: typeof message === 'string' && message !== '' ? message : undefined }
}

/**
 * Asks for a trial's address at once, so that a window may still be opened by the same tap: browsers refuse one that opens later. The call is that
 * of spec 2 §7, as a synchronous request with the headers Merchant and Language.
 */
export const trialAddressNow = (
  code: string,
  { merchant, language }: { readonly merchant: string; readonly language: LanguageCode },
  sender: Sender = new XMLHttpRequest(),
): TrialAddress => {
  try {
    sender.open('GET', withQuery('/wps/relay/GCS_gameTrialLaunch', { gameId: code, nodeId: code, platform: 'html5' }), false)
    sender.setRequestHeader('Merchant', merchant)
    sender.setRequestHeader('Language', language)
    sender.send()
    return read(sender.responseText)
  } catch {
    // Without a connection it throws; and the page of a server between is no answer.
    return { words: undefined }
  }
}
