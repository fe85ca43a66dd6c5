import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SecretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import type { Environment } from '#config.ts'
import { jsonReader } from './check-json.ts'
import type { Fault } from './fault.ts'

const readSecretsFile = jsonReader(Type.Record(SecretName, Type.String({ minLength: 1 }), { additionalProperties: false }))

/** A merchant's secrets by name. */
export type Secrets = (name: string) => string | undefined

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * The secrets of merchant `code`: `<directory>/<code>.json` first, then the variable `<CODE>_<NAME>` (`-` written as `_`).
 * Faults name the file, never a value.
 */
export const readSecrets = (
  code: string,
  directory: string | undefined,
  env: Environment,
): { readonly secrets: Secrets; readonly faults: readonly Fault[] } => {
  const prefix = code.toUpperCase().replaceAll('-', '_')
  const fromEnv: Secrets = name => env[`${prefix}_${name}`] || undefined
  if (directory === undefined) return { secrets: fromEnv, faults: [] }

  const file = join(directory, `${code}.json`)
  let body: Buffer
  try {
    body = readFileSync(file)
  } catch (error) {
    const faults = isMissing(error) ? [] : [{ file, path: '', reason: 'cannot be read' }]
    return { secrets: fromEnv, faults }
  }
  const { value, faults } = readSecretsFile(file, body)
  if (faults)
    return {
      secrets: fromEnv,
      faults: faults.map(fault => (fault.path === '' ? { ...fault, reason: 'is no JSON object of names and strings' } : fault)),
    }
  const known = new Map(Object.entries(value))
  return { secrets: name => known.get(name) ?? fromEnv(name), faults: [] }
}
