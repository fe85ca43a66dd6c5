import { describe, expect, test } from 'vitest'
import { pathAfterUpdate } from './update-refresh.ts'

describe('after an update refresh (spec 2 §2)', () => {
  test.each(['/m/game', '/m/home', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register', '/m/register.html'])(
    '%s reloads in place',
    path => {
      expect(pathAfterUpdate(path)).toBe(path)
    },
  )

  test.each(['/', '/m/', '/m/changePsw', '/m/activity', '/elsewhere'])('%s goes to /m/home', path => {
    expect(pathAfterUpdate(path)).toBe('/m/home')
  })
})
