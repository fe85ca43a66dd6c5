import type { ReadOf } from '#request/use-op-of-each.ts'

export interface OpenItem {
  readonly merchant: string | undefined
  readonly id: string | undefined
}

/** The answers of all merchants as one list, the oldest first, each item with its merchant. */
export const together = <Item extends { readonly createdAt: string }>(
  answers: readonly ReadOf<{ readonly items: readonly Item[]; readonly currency: string; readonly decimals: number }>[] | undefined,
) =>
  (answers ?? [])
    .flatMap(({ merchant, value }) =>
      (value?.items ?? []).map(item => ({ ...item, merchant, currency: value?.currency ?? '', decimals: value?.decimals ?? 2 })),
    )
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
