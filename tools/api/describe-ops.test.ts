import { opErrors } from '@foyer/contract/ops/errors'
import { ops } from '@foyer/contract/ops/index'
import type { OpDeclaration } from '@foyer/contract/ops/op'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { describeOps, opErrorsOf } from './describe-ops.ts'

type Json = Readonly<Record<string, unknown>>
interface Body {
  readonly content: { readonly 'application/json': { readonly schema: Json; readonly example?: unknown } }
}
interface Operation {
  readonly operationId: string
  readonly security: readonly Json[]
  readonly parameters: readonly (Json & { readonly schema: Json })[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
  readonly 'x-foyer': Json
}

const description = (await describeOps()) as Json & { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
const operations = Object.entries<OpDeclaration>(ops).map(([name, op]) => {
  const operation = description.paths[op.path]?.[op.method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not described`)
  return { name, op, operation }
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addSchema({ ...description, $id: 'ops' })
/** What is wrong with a value by a schema of the description. */
const faultsOf = (schema: Json, value: unknown): unknown => {
  const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"ops#/components')) as Json
  return ajv.validate(within, value) ? [] : ajv.errors
}

test('the description of the calls of the console is OpenAPI 3.1', async () => {
  const { valid, errors: faults } = await new Validator().validate(structuredClone(description))
  expect({ valid, faults }).toEqual({ valid: true, faults: undefined })
})

test('it has every op under its name, with its permission, and says where the merchant is named and where a token is taken', () => {
  for (const { name, op, operation } of operations) {
    expect(operation).toMatchObject({ operationId: name, 'x-foyer': { permission: op.permission, scope: op.scope } })
    const answers = {
      merchant: operation.parameters.some(parameter => parameter['$ref'] === '#/components/parameters/Merchant'),
      token: operation.security.some(one => 'token' in one),
    }
    expect({ name, ...answers }).toEqual({ name, merchant: op.scope === 'merchant', token: op.permission !== 'stranger' && !op.atConsole })
  }
})

test('it names every code that an op may give, at its status', () => {
  for (const { name, op, operation } of operations)
    for (const code of opErrorsOf(op)) expect(operation.responses[opErrors[code].status]?.description.split(', '), `${name}: ${code}`).toContain(code)
})

test('its references lead to their targets, and its examples fit', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  const targetOf = (path: string) => path.split('/').reduce<unknown>((node, key) => (node as Json | undefined)?.[key], description)
  expect([...new Set(references)].filter(path => targetOf(path) === undefined)).toEqual([])
  for (const { name, operation } of operations) {
    const bodies = [operation.requestBody, operation.responses['200']].flatMap(body => (body ? [body.content['application/json']] : []))
    const query = operation.parameters.filter(parameter => parameter['in'] === 'query')
    const faults = [...bodies, ...query].map(({ schema, example }) => faultsOf(schema, example))
    expect({ name, faults }).toEqual({ name, faults: faults.map(() => []) })
  }
})
