import type { ConsentMode } from '@foyer/contract/tracking/consent'
import { trackingDefaults } from '@foyer/contract/tracking/tracking-settings'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { TrackingVisitor } from './visitor-store.ts'

export const consentModeOf = ({ file }: Merchant): ConsentMode => file.tracking?.consent ?? trackingDefaults.consent
export const consentVersionOf = ({ file }: Merchant): string => file.tracking?.version ?? trackingDefaults.version

export type Purpose = 'measurement' | 'marketing'

/**
 * Whether what a visitor chose allows it now. Where the merchant asks, a yes holds for the text that was shown. Where it only tells, or says nothing, the
 * page sends that as the choice, so a visitor without any is one whose page said nothing.
 */
export const allows = (merchant: Merchant, visitor: Pick<TrackingVisitor, 'version' | Purpose>, purpose: Purpose): boolean =>
  visitor[purpose] && (consentModeOf(merchant) !== 'ask' || visitor.version === consentVersionOf(merchant))
