import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { createTestApp, registration } from '#testing/test-app.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { requireFreeName } from './reserved-usernames.ts'

const merchant = testMerchant('alpha')

// Proves registration-3.
test.each([
  'admin',
  'Admin',
  'support',
  'System',
  'ADM1N',
  'adm_in',
  'supp0rt_',
  'admin7',
  'Alpha',
  'a1pha',
  'Alpha_Support',
  'support_alpha',
  '5ystem',
])('nobody registers as %s, which looks like the brand or its staff', username => {
  expect(() => requireFreeName(username, merchant)).toThrow(new Refusal('username.exists'))
})

test.each(['adminton', 'alphabet', 'systematic', 'marina', 'ann_lee', 'player7'])('%s is free', username => {
  expect(() => requireFreeName(username, merchant)).not.toThrow()
})

test('a registration by such a name is refused as one that is taken', async () => {
  const wire = await createTestApp()
  expect(await wire.client().call('member.register', registration('Supp0rt'))).toMatchObject({ errorCode: 'username.exists' })
  expect(await wire.client('beta').call('member.register', registration('Alpha'))).toMatchObject({ success: true })
  await wire.close()
})
