import type { CustomerServicePosition } from '@foyer/contract/site/domain-problem'
import { useSettings } from '#merchant/page-data.tsx'
import { serviceLinks, type ServiceLink } from '#notices/customer-service/service-links.ts'
import { useClubLabel } from '#session/club-label.ts'
import { useSession } from '#session/session-store.ts'

type Entries = Parameters<typeof serviceLinks>[0]

/** The customer-service links at a position, with the member's name and rank in them. `entries`: others than those of the settings. */
export const useServiceLinks = (position: CustomerServicePosition, entries?: Entries): readonly ServiceLink[] => {
  const { customerService } = useSettings()
  const userName = useSession()?.userName
  const labelName = useClubLabel()
  return serviceLinks(entries ?? customerService, position, { ...(userName && { userName }), ...(labelName && { labelName }) })
}
