import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Passwords } from '#deps.ts'
import { createPasswords } from './passwords.ts'

let passwords: Passwords
beforeAll(async () => {
  passwords = await createPasswords()
})

describe('passwords (decision 9: argon2id m=19456 t=2 p=1)', () => {
  test('are hashed at the measured cost, each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('Lantern-42-river'), passwords.hash('Lantern-42-river')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(passwords.needsRehash(one)).toBe(false)
  })

  test('match only their own hash', async () => {
    const made = await passwords.hash('Lantern-42-river')
    expect(await passwords.verify(made, 'Lantern-42-river')).toBe(true)
    expect(await passwords.verify(made, 'lantern-42-river')).toBe(false)
    expect(await passwords.verify(made, '')).toBe(false)
  })

  test.each(['Lantern-42-river', '', '\0', '🪁'])('no password matches if there is no hash: %j', async password => {
    expect(await passwords.verify(null, password)).toBe(false)
  })

  test('a hash of another cost must be renewed', async () => {
    expect(passwords.needsRehash(await hash('x', { memoryCost: 4096, timeCost: 2, parallelism: 1 }))).toBe(true)
    expect(passwords.needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 3, parallelism: 1 }))).toBe(true)
  })
})
