import { expect, test } from 'vitest'
import { DatabaseAwayError, isDatabaseAway } from './database-away.ts'

/** As the query builder wraps the driver's error. */
const failed = (cause: Error) => Object.assign(new Error('Failed query', { cause }), { query: 'select 1', params: [] })
const coded = (code: string, severity = 'ERROR') => Object.assign(new Error('of the driver'), { code, severity })

test.each([
  ['the connection is refused', failed(coded('ECONNREFUSED'))],
  ['it stops', failed(coded('57P01'))],
  ['it starts', failed(coded('57P03'))],
  ['it has too many connections', failed(coded('53300'))],
  ['its disk is full', failed(coded('53100'))],
  ['somebody keeps a lock for too long', failed(coded('55P03'))],
  ['its disk is too full to begin a connection', failed(coded('XX000', 'FATAL'))],
  ['its disk fails', failed(coded('58030'))],
  ['it takes no writes, because it only copies another one', failed(coded('25006'))],
  ['the connection broke', failed(new Error('Connection terminated unexpectedly'))],
  ['no connection came free in time', failed(new Error('timeout exceeded when trying to connect'))],
  ['no connection could be had for a unit of work', new DatabaseAwayError(coded('ECONNREFUSED'))],
])('the database is away where %s', (_how, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a row that is there already', failed(coded('23505'))],
  ['a fault of PostgreSQL in one statement', failed(coded('XX000'))],
  ['a statement that is wrong', failed(coded('42601'))],
  ['a provider that cannot be reached', coded('ECONNREFUSED')],
  ['anything else', new Error('no')],
])('%s is no such fault', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
