import type { CustomerServiceType } from '@foyer/contract/site/domain-problem'

/** What customer service may know about the member; empty for a visitor. */
export interface ServiceMember {
  readonly userName?: string
  /** The name of the player's club level. */
  readonly labelName?: string
}

/** The parameters that each provider's link gets (spec 2 §5, Customer-service link building). The names besides AICAN's `name` and `category` are the providers' own. */
const parametersOf: Readonly<Record<CustomerServiceType, (member: ServiceMember) => Readonly<Record<string, string | undefined>>>> = {
  AICAN: ({ userName, labelName }) => ({ name: userName, category: labelName }),
  MIDUOKE: ({ userName }) => ({ visitorname: userName }),
  LIVECHAT: ({ userName }) => ({ name: userName }),
  COMM100: ({ userName }) => ({ username: userName }),
  COMM100VIP: ({ userName }) => ({ username: userName }),
}

const webAddress = (link: string): URL | undefined => {
  try {
    return /^https?:/i.test(link) ? new URL(link) : undefined
  } catch {
    return undefined
  }
}

/** The link with the parameters about the member. A missing link gives undefined. */
export const chatLink = (link: string | undefined, csType: CustomerServiceType | undefined, member: ServiceMember): string | undefined => {
  if (!link) return undefined
  const url = webAddress(link)
  if (!csType || !url) return link
  for (const [name, value] of Object.entries(parametersOf[csType](member))) if (value) url.searchParams.set(name, value)
  return url.href
}
