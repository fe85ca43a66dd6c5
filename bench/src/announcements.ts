import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { send, sendAll, stopLoad, type Call } from './load.ts'
import { startMeasured, type MeasuredServer } from './start-measured.ts'
import { median } from './statistics.ts'

// What a page view costs the server with ten announcements and with a thousand: home, and the popup's list.

const FEW = 10
const MANY = 1_000
const ROUNDS = 5
const VIEWS = 1_500
/** The processor's time of one round differs from the next by some per cent; beyond this it is no chance. */
const MOST = 1.2

interface Content {
  readonly announcements: readonly { readonly id: string }[]
}

const shipped = fileURLToPath(new URL('../../merchants', import.meta.url))

/** The demo merchants with `count` announcements for visitors, half of them over, each as long as the shipped ones. */
const merchantsWith = async (count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-announcements-'))
  await cp(shipped, folder, { recursive: true })
  const file = join(folder, 'demo/content/announcements.json')
  const content = JSON.parse(await readFile(file, 'utf8')) as Content
  const [first] = content.announcements
  const over = { until: '2026-01-01T00:00Z', priority: 20 }
  const announcements = Array.from({ length: count }, (_, at) => ({ ...first, id: `n${at}`, ...(at % 2 === 0 && over) }))
  await writeFile(file, JSON.stringify({ ...content, announcements }))
  return folder
}

const headers = { host: 'localhost', merchant: 'demo', language: 'EN' }
const view: readonly Call[] = [
  { method: 'GET', path: '/m/home', headers },
  { method: 'GET', path: '/wps/announcements/popups', headers },
]

/** Milliseconds of processor time for one page view. */
const costOf = async ({ port, query }: MeasuredServer): Promise<number> => {
  const calls = Array.from({ length: VIEWS }, () => view).flat()
  const before = await query({ query: 'usage' })
  await sendAll(port, calls)
  const after = await query({ query: 'usage' })
  return (after.cpu - before.cpu) / VIEWS
}
const bytesOf = async ({ port }: MeasuredServer): Promise<readonly number[]> => {
  const bodies: number[] = []
  for (const call of view) bodies.push(Buffer.byteLength(await send(port, call)))
  return bodies
}

const folders = [await merchantsWith(FEW), await merchantsWith(MANY)] as const
const servers = [await startMeasured({ MERCHANTS_DIR: folders[0] }), await startMeasured({ MERCHANTS_DIR: folders[1] })] as const
try {
  const costs: [number[], number[]] = [[], []]
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const at of [0, 1] as const) {
      const cost = await costOf(servers[at])
      if (round > 0) costs[at].push(cost)
    }
  }
  const [few, many] = [median(costs[0]), median(costs[1])]
  const [page, popups] = await bytesOf(servers[0])
  const [manyPage, manyPopups] = await bytesOf(servers[1])
  const row = (name: string, ...cells: string[]) => console.log(`  ${name.padEnd(22)}${cells.map(cell => cell.padStart(14)).join('')}`)
  row('', `${FEW}`, `${MANY}`, 'ratio')
  row('processor time', `${few.toFixed(3)} ms`, `${many.toFixed(3)} ms`, (many / few).toFixed(2))
  row('home, bytes', `${page}`, `${manyPage}`)
  row('popup’s list, bytes', `${popups}`, `${manyPopups}`)
  console.log(`  One page view: home and the popup's list. Median of ${ROUNDS} rounds of ${VIEWS}, taking turns.`)
  if (many > few * MOST) {
    console.log(`  A page view with ${MANY} announcements costs more than ${MOST} times one with ${FEW}.`)
    process.exitCode = 1
  }
} finally {
  stopLoad()
  for (const server of servers) await server.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
