import { expect, test } from 'vitest'
import { callTableSource, wireFacts } from './call-table.ts'

test('the web gets the facts of every call and no schema (decision 1)', () => {
  const facts = wireFacts()
  expect(facts['session.login']).toEqual({ method: 'POST', path: '/wps/session/login', session: 'none', encrypted: true, moduleId: 'LOGIN3' })
  expect(facts['system.ping']).toMatchObject({ timeout: 20_000 })
  const source = callTableSource() ?? ''
  expect(source).toContain('export const requestTimeout = 30000')
  expect(source).toContain('export const shortRequestTimeout = 10000')
  for (const trace of ['properties', 'pattern', 'description', 'summary'])
    expect(source + callTableSource('virtual:member-call-table')).not.toContain(trace)
})
