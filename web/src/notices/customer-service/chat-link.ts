import type { CustomerServiceType } from '@foyer/contract/system/domain-problem'

/** Who asks, as far as customer service may know; nothing of a visitor is known. */
export interface Asker {
  readonly userName?: string
  /** The name of the player's club level. */
  readonly labelName?: string
}

/** What each provider's link is told (spec 2 §5, Customer-service link building). The names besides AICAN's `name` and `category` are the providers' own. */
const told: Readonly<Record<CustomerServiceType, (asker: Asker) => Readonly<Record<string, string | undefined>>>> = {
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

/** The link with what its provider is told of the player. A missing link opens nothing. */
export const chatLink = (link: string | undefined, csType: CustomerServiceType | undefined, asker: Asker): string | undefined => {
  if (!link) return undefined
  const url = webAddress(link)
  if (!csType || !url) return link
  for (const [name, value] of Object.entries(told[csType](asker))) if (value) url.searchParams.set(name, value)
  return url.href
}
