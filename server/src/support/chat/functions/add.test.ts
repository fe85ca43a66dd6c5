import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// What a message changes of its chat (functions/add.sql).

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  for (const merchant of ['alpha', 'beta'])
    for (const id of ['ann', 'bea']) await stage.stores.members.add(testMember(id, { merchant, username: id }), testRegistration)
})
afterAll(() => stage.close())

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const add = (memberId: string, by: 'member' | 'support', clientId: string, minute: number, merchant = 'alpha') =>
  stage.stores.chats.add({ merchant, memberId, by, clientId, at: at(minute), text: `${by} ${clientId}`, picture: null })
const thread = (memberId: string) => stage.stores.chats.thread({ merchant: 'alpha', memberId })

test('a question waits from its moment on, and counts as unread; an answer ends the waiting', async () => {
  await add('ann', 'member', '1', 1)
  expect(await thread('ann')).toMatchObject({ lastSeq: 1, supportUnread: 1, memberUnread: 0, waitingSince: at(1) })
  await add('ann', 'member', '2', 2)
  expect(await thread('ann')).toMatchObject({ lastSeq: 2, supportUnread: 2, memberUnread: 0, waitingSince: at(1) })
  await add('ann', 'support', '3', 3)
  await add('ann', 'support', '4', 4)
  expect(await thread('ann')).toMatchObject({ lastSeq: 4, supportUnread: 2, memberUnread: 2, waitingSince: null })
})

test('nobody waits where support writes first', async () => {
  await add('bea', 'support', '1', 1)
  expect(await thread('bea')).toMatchObject({ lastSeq: 1, memberUnread: 1, supportUnread: 0, waitingSince: null })
})

test('the same client id is the same message of this sender alone', async () => {
  expect(await add('bea', 'member', '1', 2)).toMatchObject({ seq: 2, by: 'member' })
  expect(await add('bea', 'member', '1', 3)).toMatchObject({ seq: 2, at: at(2) })
  expect(await add('bea', 'member', '1', 3, 'beta')).toMatchObject({ seq: 1, merchant: 'beta' })
  expect(await add('ann', 'member', 'x', 5, 'beta')).toMatchObject({ seq: 1 })
  expect(await add('ann', 'member', 'x', 6)).toMatchObject({ seq: 5, merchant: 'alpha' })
})
