import Type from 'typebox'
import { oneOf } from '#fields.ts'
import { optional, strict } from '#merchant/merchant-fields.ts'
import { consentModes } from './consent.ts'

/** What holds where the merchant says nothing. */
export const trackingDefaults = { consent: 'ask', version: '1' } as const

/** How tracking is agreed to. The providers have settings of their own. */
export const trackingSettings = {
  tracking: optional(
    Type.Object(
      {
        consent: optional(
          oneOf(consentModes, {
            description: 'ask (the default): nothing is collected before a yes; notice: until a no; off: nobody is asked (docs/tracking.md)',
          }),
        ),
        version: optional(
          Type.String({
            pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$',
            message: 'must be letters, digits and _ . -',
            default: trackingDefaults.version,
            description: 'of the text of consent; a new version asks everybody anew',
          }),
        ),
      },
      { ...strict, description: 'how players agree to tracking (docs/tracking.md)' },
    ),
  ),
}
