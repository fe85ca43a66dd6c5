import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFairLane } from '#kernel/security/fair-lane.ts'
import { createPasswords, hashesAtOnce, type Passwords } from './passwords.ts'

const HOME = '203.0.113.7'

let passwords: Passwords
beforeAll(async () => {
  passwords = await createPasswords()
})

describe('passwords (decision 9: argon2id m=19456 t=2 p=1)', () => {
  test('are hashed at the measured cost, each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('Lantern-42-river', HOME), passwords.hash('Lantern-42-river', HOME)])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(passwords.needsRehash(one)).toBe(false)
  })

  test('match only their own hash', async () => {
    const made = await passwords.hash('Lantern-42-river', HOME)
    expect(await passwords.verify(made, 'Lantern-42-river', HOME)).toBe(true)
    expect(await passwords.verify(made, 'lantern-42-river', HOME)).toBe(false)
    expect(await passwords.verify(made, '', HOME)).toBe(false)
  })

  test.each(['Lantern-42-river', '', '\0', '🪁'])('no password matches if there is no hash: %j', async password => {
    expect(await passwords.verify(null, password, HOME)).toBe(false)
  })

  test('a hash of another cost must be renewed', async () => {
    expect(passwords.needsRehash(await hash('x', { memoryCost: 4096, timeCost: 2, parallelism: 1 }))).toBe(true)
    expect(passwords.needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 3, parallelism: 1 }))).toBe(true)
  })

  // Proves sign-in-16.
  test('hashing leaves one core to everything else, where there are several', () => {
    expect([1, 2, 8].map(hashesAtOnce)).toEqual([1, 1, 7])
  })

  // Proves sign-in-16.
  test('hashing has a bounded, fair lane: sixty tries of one /48 at once make another line wait for one of them', async () => {
    const ended: string[] = []
    const lane = createFairLane({ atOnce: 1, waiting: 400, waitingPerLine: 40, msEach: 10 })
    const { verify } = await createPasswords(lane)
    const made = await passwords.hash('Lantern-42-river', HOME)
    const flood = Array.from({ length: 60 }, (_, at) => verify(null, 'guess', `2001:db8:7:${at}${at}::1`).then(() => ended.push('flood')))
    const right = verify(made, 'Lantern-42-river', HOME).then(isRight => (ended.push('right'), isRight))
    expect(await right).toBe(true)
    expect(ended).toEqual(['flood', 'right'])
    await Promise.all(flood)
  })

  // Proves sign-in-16.
  test('a new password is hashed in the same lane: forty of one line at once make another line wait for one of them', async () => {
    const ended: string[] = []
    const lane = createFairLane({ atOnce: 1, waiting: 400, waitingPerLine: 40, msEach: 10 })
    const own = await createPasswords(lane)
    const flood = Array.from({ length: 40 }, () => own.hash('flood', '203.0.113.9').then(() => ended.push('flood')))
    await own.hash('Lantern-42-river', HOME).then(() => ended.push('right'))
    expect(ended).toEqual(['flood', 'right'])
    await Promise.all(flood)
  })
})
