import type { CustomerServiceEntry, CustomerServicePosition } from '@foyer/contract/site/domain-problem'
import { chatLink, type ServiceMember } from './chat-link.ts'
import { openPath } from './open-path.ts'

export interface ServiceLink {
  readonly title: string
  readonly url: string
}

/** The entries that may be opened at `position`, by title, or as CS1, CS2 … (spec 2 §2, Blocked-domain notice). */
export const serviceLinks = (
  entries: readonly CustomerServiceEntry[],
  position: CustomerServicePosition,
  member: ServiceMember = {},
): readonly ServiceLink[] =>
  entries
    .filter(({ csPosition }) => csPosition === undefined || csPosition === position)
    .flatMap(({ title, path, csType }) => {
      const url = chatLink(openPath(path), csType, member)
      return url === undefined ? [] : [{ title, url }]
    })
    .map(({ title, url }, index) => ({ title: title || `CS${index + 1}`, url }))
