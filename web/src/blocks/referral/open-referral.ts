import { paths } from '#navigation/paths.ts'
import { navigateTo } from '#navigation/use-navigate.ts'
import type { Request } from '#request/request-client.ts'

/** Opens the page for inviting friends where the promotion REFERRAL is on, otherwise customer service (spec 2 §6, Referral). */
export const openReferral = async (request: Request, navigate: (to: string) => void = navigateTo): Promise<void> => {
  // If it cannot be asked, the page itself says what is the matter.
  const on = await request('promotions.availablePromotions', {}, { alert: false }).then(
    ({ REFERRAL }) => REFERRAL.enabled,
    () => true,
  )
  navigate(on ? paths.inviteFriends : paths.support)
}
