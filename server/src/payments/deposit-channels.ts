import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pictureOf } from '#kernel/merchants/picture-of.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { Service } from '#kernel/service.ts'
import type { PaymentChannel } from '#payments/rules/merchant-payments.ts'

type ChannelDeps = Pick<Deps, 'paymentsOf'>

/** Whether the channel takes deposits at the moment. */
export const isOpenChannel = ({ paymentsOf }: ChannelDeps, merchant: Merchant, { closed }: Pick<PaymentChannel, 'closed'>): boolean =>
  !closed && (paymentsOf(merchant)?.isReady(merchant) ?? false)

export const depositChannels =
  (deps: ChannelDeps): Service<'payments.depositChannels'> =>
  async (_request, { merchant, language }) => {
    const { currency, decimals } = merchant.settings
    return {
      currency,
      decimals,
      channels: (merchant.content.payments?.deposit ?? []).map(channel => {
        const { id, name, hint, promotion, picture, least, most, presets, fee } = channel
        return {
          id,
          name: wordsIn(merchant, language, name) ?? id,
          hint: wordsIn(merchant, language, hint) ?? null,
          picture: picture === undefined ? null : pictureOf(merchant, picture),
          open: isOpenChannel(deps, merchant, channel),
          least,
          most,
          presets: [...presets],
          fee,
          promotion: wordsIn(merchant, language, promotion) ?? null,
        }
      }),
    }
  }
