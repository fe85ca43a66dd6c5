import { expect, test } from 'vitest'
import { serversOf } from './database-servers.ts'

test('one server, or several with commas between', () => {
  expect(serversOf('postgres://foyer:secret@db:5432/foyer')).toEqual(['postgres://foyer:secret@db:5432/foyer'])
  expect(serversOf('postgresql://foyer:a%2Cb@one:5432,two,[::1]:5433/foyer?sslmode=verify-full')).toEqual([
    'postgresql://foyer:a%2Cb@one:5432/foyer?sslmode=verify-full',
    'postgresql://foyer:a%2Cb@two/foyer?sslmode=verify-full',
    'postgresql://foyer:a%2Cb@[::1]:5433/foyer?sslmode=verify-full',
  ])
})

test.each([['mysql://one/foyer'], ['postgres://one,/foyer'], ['postgres://one:x/foyer'], ['postgres:///foyer'], ['one:5432']])(
  '%s is no address',
  url => {
    expect(serversOf(url)).toEqual([])
  },
)
