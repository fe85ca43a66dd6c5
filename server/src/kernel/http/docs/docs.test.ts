import { calls } from '@foyer/contract'
import { errors } from '@foyer/contract/errors'
import { expect, test } from 'vitest'
import { createTestApp } from '#testing/test-app.ts'
import { openApi } from './open-api.ts'
import { docsPage } from './page.ts'

type Node = Readonly<Record<string, unknown>>
const description = openApi(calls) as {
  readonly paths: Record<string, Record<string, { operationId: string; responses: Node; requestBody?: Node }>>
  readonly components: Node
}

test('every declared call is described, with every status of its errors', () => {
  for (const [name, call] of Object.entries(calls)) {
    const operation = description.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const statuses = call.errors.map(code => String(errors[code].status))
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '500', ...statuses]))
  }
})

test('every reference has its target', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'))
  expect(references.length).toBeGreaterThan(0)
  for (const path of references) {
    expect(path.reduce<unknown>((node, key) => (node as Node | undefined)?.[key], description)).toBeDefined()
  }
})

test('the page shows every call and contains no script', () => {
  const page = docsPage(calls)
  for (const { path } of Object.values(calls)) expect(page).toContain(path)
  expect(page).not.toMatch(/<script|https?:\/\//)
})

test('it is available during development, and not in production', async () => {
  const developing = await createTestApp()
  const reply = await developing.app.inject('/docs')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect((await developing.app.inject('/docs/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  await developing.close()
  const production = await createTestApp({ config: { mode: 'production' } })
  expect((await production.app.inject('/docs')).statusCode).toBe(404)
  await production.close()
})
