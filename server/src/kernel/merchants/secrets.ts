import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SecretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { Environment } from '#kernel/environment-reader.ts'
import type { Fault } from './fault.ts'
import { jsonReader } from './json/read-json.ts'

const readSecretsFile = jsonReader(Type.Record(SecretName, Type.String({ minLength: 1 }), { additionalProperties: false }))
/** Separates code and name in a variable's name; neither may contain it. */
const SEPARATOR = '__'
const isSecretName = (name: string) => Check(SecretName, name)

/** A merchant's secrets by name. */
export type Secrets = (name: string) => string | undefined

/**
 * The variable of a merchant's secret: `big-brand` and `SMS_TOKEN` make `BIG_BRAND__SMS_TOKEN`. Neither a code nor a name may contain
 * two underscores (or hyphens) in a row or end in one (`MerchantCode`, `SecretName`). So every variable belongs to at most one merchant
 * and one name, and a variable without `__`, like all of the server's own, to none.
 */
export const secretVariable = (code: string, name: string): string => code.toUpperCase().replaceAll('-', '_') + SEPARATOR + name

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The secrets of merchant `code`: first from `<directory>/<code>.json`, then from its variable (`secretVariable`). Faults name the file, never a value. */
export const readSecrets = (
  code: string,
  directory: string | undefined,
  env: Environment,
): { readonly secrets: Secrets; readonly faults: readonly Fault[] } => {
  const fromEnv: Secrets = name => (isSecretName(name) ? env[secretVariable(code, name)] || undefined : undefined)
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
  if (value === undefined)
    return {
      secrets: fromEnv,
      faults: faults.map(fault => (fault.path === '' ? { ...fault, reason: 'is no JSON object of names and strings' } : fault)),
    }
  const known = new Map(Object.entries(value))
  return { secrets: name => known.get(name) ?? fromEnv(name), faults: [] }
}
