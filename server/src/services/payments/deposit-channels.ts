import { currencyDigits } from '@foyer/texts/format'
import type { Caller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import type { PaymentChannel } from '#merchants/content/payments.ts'
import type { Merchant } from '#merchants/merchant.ts'
import type { Service } from '#services/service.ts'
import { wordsFor } from './words.ts'

type ChannelDeps = Pick<Deps, 'paymentsOf'>

/** Whether the channel takes deposits at the moment. */
export const isOpenChannel = ({ paymentsOf }: ChannelDeps, merchant: Merchant, { closed }: Pick<PaymentChannel, 'closed'>): boolean =>
  !closed && (paymentsOf(merchant)?.isReady(merchant) ?? false)

/** The address of a picture: on the merchant's image CDN if it has one, as on pages. */
const pictureFor = ({ merchant: { settings, assets } }: Pick<Caller, 'merchant'>, file: string | undefined): string | null =>
  file === undefined ? null : (settings.imageCDNs[0] ?? '') + (assets[file] ?? file)

export const depositChannels =
  (deps: ChannelDeps): Service<'payments.depositChannels'> =>
  async (_asked, caller) => {
    const { merchant } = caller
    const { currency } = merchant.settings
    return {
      currency,
      decimals: currencyDigits(currency),
      channels: (merchant.content.payments?.deposit ?? []).map(channel => {
        const { id, name, hint, promotion, picture, least, most, presets, fee } = channel
        return {
          id,
          name: wordsFor(caller, name) ?? id,
          hint: wordsFor(caller, hint) ?? null,
          picture: pictureFor(caller, picture),
          open: isOpenChannel(deps, merchant, channel),
          least,
          most,
          presets: [...presets],
          fee,
          promotion: wordsFor(caller, promotion) ?? null,
        }
      }),
    }
  }
