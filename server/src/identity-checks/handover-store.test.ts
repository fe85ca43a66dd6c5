import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedCheckOf } from '#kernel/db/unique-violation.ts'
import { createCompanyDesk, type CompanyDesk } from './testing/company-desk.ts'

let desk: CompanyDesk
beforeAll(async () => {
  desk = await createCompanyDesk()
})
afterAll(() => desk.close())

// Proves money-31.
test('what is kept of a handover is given out with the member’s data, and goes with the document', async () => {
  const { id, memberId } = await desk.sent('Rex')
  await desk.work()
  const owner = { merchant: 'alpha', memberId }
  const rows = await desk.system.stores.memberData.rows(owner, 10)
  expect(rows.find(({ table }) => table === 'identity_handovers')?.rows).toMatchObject([{ company: 'gateway', answer: 'accepted' }])
  await desk.system.stores.members.close('alpha', memberId, desk.system.clock())
  await desk.system.stores.personalData.endAtClosing(owner, false)
  // Who was given a document is known for as long as the document is.
  expect(await desk.handoverOf(id)).toMatchObject({ company: 'gateway' })
  await desk.system.stores.personalData.endAfterRetention(owner)
  expect(await desk.handoverOf(id)).toBeUndefined()
})

test('the constraints refuse an answer without its moment', async () => {
  const { id } = await desk.sent('Sam Slow')
  const byHand = desk.database.db.execute(sql`update identity_handovers set answer = 'staff' where merchant = 'alpha' and check_id = ${id}`)
  expect(await byHand.then(() => 'done', failedCheckOf)).toBe('identity_handovers_answered')
})

test('a document that is sent twice at the same moment is handed over once', async () => {
  const { id } = await desk.sent('Tom Slow')
  const handover = await desk.handoverOf(id)
  const again = { merchant: 'alpha', memberId: handover?.memberId ?? '', checkId: id, company: 'gateway', reference: 'B'.repeat(22) }
  expect(await desk.system.stores.identityHandovers.add({ ...again, handedAt: desk.system.clock() })).toBe(false)
  expect((await desk.handoverOf(id))?.reference).toBe(handover?.reference)
})
