import type { Report } from '#kernel/merchants/json/explain.ts'

/** The outbox is refused in production, where nobody reads it. */
export const outboxInProduction = (settings: object | undefined, { allowDemo }: { readonly allowDemo: boolean }, report: Report): void => {
  if (settings && !allowDemo) report('/provider', 'production sends messages: nobody would read the outbox')
}
