import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NamedSchemas } from '../../server/src/kernel/http/docs/json-schema.ts'

const CONTRACT = join(import.meta.dirname, '../../contract/src')

const isSchema = (value: unknown): value is NamedSchemas[string] =>
  typeof value === 'object' && value !== null && ['type', 'anyOf', 'const', 'enum'].some(keyword => keyword in value)

/**
 * The schemas that files of the contract export, by the name that they have there. Where two of one name differ, those of subjects have their subject
 * in front.
 */
export const readNamedSchemas = async (): Promise<NamedSchemas> => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'),
  )
  const found: { readonly subject: string; readonly name: string; readonly schema: NamedSchemas[string] }[] = []
  for (const file of files.toSorted()) {
    const module = (await import(pathToFileURL(join(CONTRACT, file)).href)) as Readonly<Record<string, unknown>>
    for (const [name, schema] of Object.entries(module))
      if (/^[A-Z][A-Za-z]*[a-z]/.test(name) && isSchema(schema))
        found.push({ subject: file.includes('/') ? `${file.split('/')[0]}.` : '', name, schema })
  }
  const named = new Map<string, NamedSchemas[string]>()
  for (const [name, ones = []] of Object.entries(Object.groupBy(found, one => one.name))) {
    const isOne = new Set(ones.map(({ schema }) => JSON.stringify(schema))).size === 1
    for (const { subject, schema } of ones) named.set(isOne ? name : subject + name, schema)
  }
  return Object.fromEntries(named)
}
