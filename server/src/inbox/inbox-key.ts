import type { InboxKind } from '@foyer/contract/inbox/inbox-kinds'

/** Names an item among all: without a space, because it is a part of a page's cursor. */
export const keyOf = ({ kind, id }: { readonly kind: InboxKind; readonly id: string }): string => `${kind}:${id}`
