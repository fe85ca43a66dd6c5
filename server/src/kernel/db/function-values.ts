import { storable } from './columns.ts'

const storableText = (_name: string, value: unknown): unknown => (typeof value === 'string' ? storable(value) : value)

export const encode = (type: string, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (type === 'jsonb') return JSON.stringify(value, storableText)
  return typeof value === 'string' ? storable(value) : value
}

/** Drivers differ in what they read by themselves. */
export const decode = (type: string, value: unknown): unknown => {
  if (value === null) return null
  if (type === 'bigint') return Number(value)
  if (type === 'timestamp with time zone') return new Date(value as string | Date)
  return type === 'jsonb' && typeof value === 'string' ? JSON.parse(value) : value
}
