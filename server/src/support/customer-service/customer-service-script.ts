import type { Service } from '#kernel/service.ts'

/** It runs in a sandboxed frame unless the merchant wrote that it may run in the page (spec 2 §7, Customer-service script). */
export const customerServiceScript: Service<'system.customerServiceScript'> = async (_request, { merchant: { file, settings } }) => {
  const { serviceScript: place } = settings
  const src = file.customerServiceScript?.src
  return { script: src !== undefined && place !== null ? { src, place } : null }
}
