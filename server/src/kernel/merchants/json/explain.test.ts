import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { jsonReader } from './read-json.ts'

const strict = { additionalProperties: false } as const
const Carrier = Type.Union([
  Type.Object({ provider: Type.Literal('outbox') }, strict),
  Type.Object({ provider: Type.Literal('gateway'), account: Type.String({ pattern: '^[0-9]+$', message: 'must be a number' }) }, strict),
])
const read = jsonReader(
  Type.Object(
    {
      carriers: Type.Array(Carrier),
      level: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
      names: Type.Array(Type.String({ minLength: 1 }), { minItems: 2, uniqueItems: true }),
    },
    strict,
  ),
)
const faultsOf = (changes: Readonly<Record<string, unknown>>) => {
  const whole = { carriers: [], level: null, names: ['a', 'b'] }
  return read('x.json', Buffer.from(JSON.stringify({ ...whole, ...changes }))).faults.map(({ path, reason }) => `${path} ${reason}`)
}

describe('a value that does not fit is explained in words for the writer of the file', () => {
  test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['a pattern', { carriers: [{ provider: 'gateway', account: 'x' }] }, ['/carriers/0/account must be a number']],
    ['a setting of the chosen shape that is missing', { carriers: [{ provider: 'gateway' }] }, ['/carriers/0/account is missing']],
    ['a setting of another shape', { carriers: [{ provider: 'outbox', account: '1' }] }, ['/carriers/0/account is no known setting']],
    ['a shape there is not', { carriers: [{ provider: 'pigeon' }] }, ['/carriers/0/provider must be one of "outbox", "gateway"']],
    ['no choice', { carriers: [{}] }, ['/carriers/0/provider is missing: must be one of "outbox", "gateway"']],
    ['something else than a shape', { carriers: ['outbox'] }, ['/carriers/0 must be an object']],
    ['a choice by kind of value', { level: 'high' }, ['/level must be a whole number or null']],
    ['a value of the right kind out of bounds', { level: -1 }, ['/level must be 0 or more']],
    ['an empty text', { names: ['', 'b'] }, ['/names/0 must not be empty']],
    ['too few', { names: [] }, ['/names must have at least 2 entries']],
    ['the same twice', { names: ['a', 'a'] }, ['/names must not name the same twice']],
    [
      'each item of a list for itself',
      { carriers: [{ provider: 'pigeon' }, { provider: 'gateway' }] },
      ['/carriers/0/provider must be one of "outbox", "gateway"', '/carriers/1/account is missing'],
    ],
  ])('%s', (_, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults)
  })
})

test('the valid parts of a file are still known, each in its place', () => {
  const file = { carriers: [{ provider: 'gateway', account: 'x' }, 7, { provider: 'outbox' }], level: -1, names: ['a', 'b'], more: 1 }
  expect(read('x.json', Buffer.from(JSON.stringify(file))).sound).toEqual({
    carriers: [{ provider: 'gateway' }, undefined, { provider: 'outbox' }],
    names: ['a', 'b'],
  })
  expect(read('x.json', Buffer.from('[]')).sound).toBeUndefined()
})
