import { SMS_LENGTH, type CampaignChannel, type CampaignContent } from '@foyer/contract/campaigns/ops/content'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { PUSH_TEXT_BYTES } from '#push/push-text.ts'

interface CampaignFault {
  readonly path: string
  readonly reason: string
}

/** Addresses and receipts stand beside the words of a push. */
const PUSH_WORDS_BYTES = PUSH_TEXT_BYTES - 1_000

/** By what the merchant can reach members. */
export const channelsOf = ({ channels, content }: Merchant): readonly CampaignChannel[] => [
  'push',
  ...((content.announcements?.categories.length ?? 0) > 0 ? (['message'] as const) : []),
  ...(channels.email === 'off' ? [] : (['email'] as const)),
  ...(channels.sms === 'off' ? [] : (['sms'] as const)),
  'reward',
]

const wordFaults = (channel: CampaignChannel, words: CampaignContent['words'], languages: readonly string[]): readonly CampaignFault[] => {
  const first = languages[0] ?? 'EN'
  const missing = words[first] ? [] : [{ path: `/words/${first}`, reason: 'is missing: it stands in for languages that are' }]
  return Object.entries(words).reduce<readonly CampaignFault[]>((faults, [language, { title, body }]) => {
    const at = (part: string, reason: string) => ({ path: `/words/${language}/${part}`, reason })
    return [
      ...faults,
      ...(languages.includes(language) ? [] : [{ path: `/words/${language}`, reason: 'is no language of the merchant' }]),
      ...(body.trim() === '' ? [at('body', 'is empty')] : []),
      ...(channel !== 'sms' && title.trim() === '' ? [at('title', 'is empty')] : []),
      ...(/[\r\n]/.test(title) ? [at('title', 'must stand on one line')] : []),
      ...(channel === 'sms' && body.length > SMS_LENGTH ? [at('body', `is longer than ${SMS_LENGTH} characters`)] : []),
      ...(channel === 'push' && Buffer.byteLength(JSON.stringify({ title, body })) > PUSH_WORDS_BYTES
        ? [at('body', `is longer than a push has room for: ${PUSH_WORDS_BYTES} bytes`)]
        : []),
    ]
  }, missing)
}

/** What is wrong with a campaign, with the place of each; a reward says nothing by itself, and nothing else gives anything. */
export const campaignFaults = (
  merchant: Merchant,
  { channel, content: { words, gift } }: { readonly channel: CampaignChannel; readonly content: CampaignContent },
): readonly CampaignFault[] => {
  const offered = channelsOf(merchant).includes(channel) ? [] : [{ path: '/channel', reason: 'is not one that the merchant has' }]
  if (channel !== 'reward')
    return [...offered, ...(gift ? [{ path: '/gift', reason: 'is given by a reward alone' }] : []), ...wordFaults(channel, words, merchant.languages)]
  if (!gift) return [...offered, { path: '/gift', reason: 'is missing' }]
  const { ticket } = gift
  const isKnown = ticket === undefined || (merchant.content.lotteries?.lotteries ?? []).some(({ code }) => code === ticket.lottery)
  return [...offered, ...(isKnown ? [] : [{ path: '/gift/ticket/lottery', reason: 'is no lottery of the merchant' }])]
}
