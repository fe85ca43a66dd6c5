import Type from 'typebox'
import { expect, test } from 'vitest'
import { declareJobs } from './job-kind.ts'
import type { JobStore } from './job-store.ts'

const lane = { name: 'test', atOnce: 1 }
const declared = declareJobs({ greet: { lane, payload: Type.Object({ name: Type.String() }) } })

test('a kind has the name under which it is declared', () => {
  expect(declared.greet).toMatchObject({ kind: 'greet', lane })
})

test('an undeclared kind and a wrong payload do not compile', async () => {
  const added: unknown[] = []
  const store: Pick<JobStore, 'add'> = { add: async (_kind, { payload }) => void added.push(payload) }
  const facts = { merchant: 'alpha', dueAt: new Date(0) }
  await store.add(declared.greet, { ...facts, payload: { name: 'Ann' } })
  // @ts-expect-error -- the payload has no name
  await store.add(declared.greet, { ...facts, payload: {} })
  // @ts-expect-error -- the name is not a text
  await store.add(declared.greet, { ...facts, payload: { name: 7 } })
  // @ts-expect-error -- has the shape of a kind, but was not declared
  await store.add({ kind: 'greet', lane, payload: declared.greet.payload }, { ...facts, payload: { name: 'Ann' } })
  // @ts-expect-error -- the job has no merchant
  await store.add(declared.greet, { dueAt: new Date(0), payload: { name: 'Ann' } })
  expect(added).toHaveLength(5)
})
