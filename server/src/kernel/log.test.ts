// The very error whose message must not leak.
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog, withoutSecrets } from './log.ts'
import { safeError } from './safe-error.ts'

const SECRET = 'Lantern-42-river'

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  write(createLog('trace', { write: line => void lines.push(line) }))
  return lines.join('')
}

/** An error of `pg`: `detail` contains the row's values. */
const duplicate = () =>
  Object.assign(new Error('duplicate key value violates unique constraint "members_pkey"'), {
    name: 'error',
    severity: 'ERROR',
    code: '23505',
    table: 'members',
    constraint: 'members_pkey',
    detail: `Key (id)=(${SECRET}) already exists.`,
    where: SECRET,
  })

describe('logs without secrets (an error of Drizzle holds the parameters of its statement)', () => {
  test.each([
    'password',
    'oldPassword',
    'token',
    'rememberToken',
    'authorization',
    'Authorization',
    'cookie',
    'set-cookie',
    'passwordHash',
    'privateKey',
  ])('the value of %s is removed at any depth', key => {
    const line = logged(log => log.info({ [key]: SECRET, a: { b: [{ [key]: { deep: SECRET } }] } }, 'something'))
    expect(line).not.toContain(SECRET)
    expect(line).toContain('something')
  })

  test('and from the bindings of a child logger', () => {
    expect(logged(log => log.child({ token: SECRET }).info('bound'))).not.toContain(SECRET)
  })

  test('the error of a failed statement is logged with its code and table, never with its parameters', () => {
    const error = new DrizzleQueryError('insert into "members" values ($1)', [SECRET], duplicate())
    const line = logged(log => log.error({ err: error }, 'request failed'))
    expect(line).not.toContain(SECRET)
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'DrizzleQueryError', cause: { code: '23505', constraint: 'members_pkey', table: 'members' } },
    })
  })

  test('even if it is wrapped, or logged under another name', () => {
    const wrapped = new Error('no member', { cause: new DrizzleQueryError('select $1', [SECRET], duplicate()) })
    expect(logged(log => log.warn({ problem: wrapped }))).not.toContain(SECRET)
    expect(logged(log => log.warn(new DrizzleQueryError('select $1', [SECRET], duplicate())))).not.toContain(SECRET)
  })

  test('an ordinary error keeps message, code and stack', () => {
    const error = Object.assign(new Error('no such file'), { code: 'ENOENT' })
    expect(safeError(error)).toMatchObject({ type: 'Error', message: 'no such file', code: 'ENOENT', stack: expect.stringContaining('log.test.ts') })
  })

  test('a circular object is cut off', () => {
    const circle: Record<string, unknown> = { name: 'round' }
    circle['again'] = circle
    expect(JSON.stringify(withoutSecrets(circle))).toContain('[too deep]')
  })
})
