import { setTimeout as pause } from 'node:timers/promises'
import { declareFault } from './fault.ts'
import type { Way } from './neighbour.ts'
import { onePostgres } from './one-postgres.ts'

const FOR = 12_000

const misbehaves = (name: string, breaks: string, way: Way) =>
  declareFault({
    name,
    breaks: `the payment company ${breaks}`,
    back: 15,
    longest: 15,
    databases: onePostgres,
    async run({ company }) {
      company.behave(way)
      await pause(FOR)
      company.behave('well')
    },
  })

export const companyFaults = [
  misbehaves('slow', 'answers after 15 s', 'slow'),
  misbehaves('wrong', 'answers with 500 and a page', 'wrong'),
  misbehaves('garbage', 'answers with half a JSON text', 'garbage'),
  misbehaves('cut', 'cuts every connection', 'gone'),
  misbehaves('lost', 'does it, and its answer is lost', 'lost'),
  misbehaves('twice', 'gets and answers each request twice', 'twice'),
]
