import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@foyer/contract'
import { COMMON_ERRORS, errors, SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { callsOfPages, pagesPage } from './calls-of-pages.ts'
import { clientTable } from './client-table.ts'
import { describeCalls } from './describe-calls.ts'
import { errorsPage } from './errors-page.ts'

type Json = Readonly<Record<string, unknown>>
interface Body {
  readonly schema: Json
  readonly example?: unknown
}
interface Content {
  readonly 'application/json': Body & { readonly 'x-content'?: Body }
}
interface Operation {
  readonly operationId: string
  readonly security: readonly Json[]
  readonly requestBody?: { readonly content: Content }
  readonly parameters: readonly (Json & Partial<Body>)[]
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string; readonly content?: Content }>>
}

const root = join(import.meta.dirname, '../..')
const description = (await describeCalls()) as Json & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly responses: Readonly<Record<string, { readonly description: string }>>
  }
}
const operations = Object.entries(calls).map(([name, call]) => {
  const operation = description.paths[call.path]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not described`)
  return { name, call, operation }
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addSchema({ ...description, $id: 'calls' })
/** What is wrong with a value by a schema of the description. */
const faultsOf = (schema: Json, value: unknown): unknown => {
  const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"calls#/components')) as Json
  return ajv.validate(within, value) ? [] : ajv.errors
}
const faultsOfExample = ({ schema, example }: Body): unknown => (example === undefined ? 'there is no example' : faultsOf(schema, example))

describe('the description of the calls', () => {
  test('is OpenAPI 3.1', async () => {
    const { valid, errors: faults } = await new Validator().validate(structuredClone(description))
    expect({ valid, faults }).toEqual({ valid: true, faults: undefined })
  })

  test('has every call, under its name, and says whether it needs a session', () => {
    const needs = { none: [], optional: [{}, { session: [] }], required: [{ session: [] }] }
    for (const { name, call, operation } of operations) expect(operation).toMatchObject({ operationId: name, security: needs[call.session] })
  })

  test('names every code that a call may give, at its status', () => {
    for (const { name, call, operation } of operations) {
      const codes: readonly ErrorCode[] = [...call.errors, ...COMMON_ERRORS, ...(call.session === 'required' ? SESSION_ERRORS : [])]
      for (const code of codes) {
        const { $ref, description: own } = operation.responses[errors[code].status] ?? {}
        const named = own ?? description.components.responses[$ref?.split('/').at(-1) ?? '']?.description
        expect(named?.split(', '), `${name}: ${code}`).toContain(code)
      }
    }
  })

  test('leads from every reference to its target', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(1000)
    const targetOf = (path: string) => path.split('/').reduce<unknown>((node, key) => (node as Json | undefined)?.[key], description)
    expect([...new Set(references)].filter(path => targetOf(path) === undefined)).toEqual([])
  })

  test('has schemas that a validator of JSON Schema 2020-12 takes', () => {
    const strict = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false })
    strict.addKeyword('example')
    for (const [name, schema] of Object.entries(description.components.schemas))
      expect(strict.validateSchema(schema), `${name}: ${JSON.stringify(strict.errors)}`).toBe(true)
  })

  test('has examples that fit', () => {
    for (const { name, operation } of operations) {
      const body = operation.requestBody?.content['application/json']
      const query = operation.parameters.filter(parameter => parameter['in'] === 'query')
      const answer = operation.responses['200']?.content?.['application/json']
      const examples = [...query, ...(body ? [body['x-content'] ?? body] : []), answer] as readonly Body[]
      const faults = examples.map(faultsOfExample)
      expect({ name, faults }).toEqual({ name, faults: faults.map(() => []) })
    }
  })
})

describe('what stands in the repository (npm run openapi)', () => {
  const unbroken = (text: string): string => text.replaceAll(/\s+/g, ' ')

  test('docs/api/errors.md', () => {
    expect(unbroken(readFileSync(join(root, 'docs/api/errors.md'), 'utf8'))).toBe(unbroken(errorsPage()))
  })

  test('docs/api/pages.md', () => {
    expect(unbroken(readFileSync(join(root, 'docs/api/pages.md'), 'utf8'))).toBe(unbroken(pagesPage()))
    const { frame, pages } = callsOfPages()
    expect([...frame.now, ...frame.later]).toEqual(expect.arrayContaining(['session.logout', 'system.status', 'faults.report']))
    expect(pages.get('/m/login')?.now).toContain('session.login')
    expect(pages.get('/m/member/statement')?.now).toContain('wallet.statement')
    expect(pages.get('/m/home')?.now).not.toContain('wallet.statement')
  })

  test('client/src/call-table.gen.ts', () => {
    expect(readFileSync(join(root, 'client/src/call-table.gen.ts'), 'utf8')).toBe(clientTable())
  })
})
