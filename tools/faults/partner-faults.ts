import { setTimeout as pause } from 'node:timers/promises'
import { declareFault, type OutsideName } from './fault.ts'
import type { Way } from './neighbour.ts'
import { onePostgres } from './one-postgres.ts'

const FOR = 12_000

/** Whoever is outside, and within how long, s, a call that waits for it is answered. */
const outside: Readonly<Record<OutsideName, { readonly title: string; readonly longest: number }>> = {
  company: { title: 'the payment company', longest: 15 },
  vendor: { title: 'the vendor of games', longest: 10 },
  // No call waits for these.
  sms: { title: 'the SMS gateway', longest: 10 },
  mail: { title: 'the mail server', longest: 10 },
  push: { title: 'the push service', longest: 10 },
  pixels: { title: 'the advertising companies', longest: 10 },
}

const ways: Readonly<Record<Exclude<Way, 'well'>, string>> = {
  slow: 'answer after 20 s',
  wrong: 'answer that they failed',
  garbage: 'answer what nobody understands',
  gone: 'cut every connection',
  lost: 'do it, and their answer is lost',
  twice: 'get each request, or answer it, twice',
}

export const partnerFaults = (Object.keys(outside) as OutsideName[]).flatMap(name =>
  (Object.keys(ways) as (keyof typeof ways)[]).map(way =>
    declareFault({
      name: `${name}-${way}`,
      breaks: `${outside[name].title}: ${ways[way]}`,
      back: name === 'company' ? 15 : 6,
      longest: outside[name].longest,
      outside: name,
      databases: onePostgres,
      async run({ partners }) {
        partners[name].behave(way)
        await pause(FOR)
        partners[name].behave('well')
      },
    }),
  ),
)
