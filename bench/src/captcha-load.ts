import { startMeasured } from './start-measured.ts'
import { quantile } from './statistics.ts'

/** The slowest of 100 calls of `system/status` may take this long, ms, while so many ask for a picture at once. */
const AIM_MS = 50
const AT_ONCE = 150
const ROUNDS = 3
/** The status is asked for at least so long, ms, however soon the pictures are refused. */
const WATCHED_MS = 3_000

interface Load {
  /** How many were given a picture, and how many were told to come back. */
  readonly drawn: number
  readonly refused: number
  /** What the call after the other of `system/status` took meanwhile, ms. */
  readonly statusTimes: readonly number[]
  readonly seconds: number
}

const server = await startMeasured({ TRUSTED_PROXIES: '127.0.0.1' })
const headers = { merchant: 'demo', language: 'EN' }
const urlOf = (path: string) => `http://127.0.0.1:${server.port}${path}`

const fetchPicture = async (ip: string): Promise<number> => {
  const response = await fetch(urlOf('/wps/captcha/slider'), {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': ip, 'content-type': 'application/json' },
    body: JSON.stringify({ scene: 'register' }),
  })
  await response.arrayBuffer()
  if (response.status !== 200 && response.headers.get('retry-after') === null) throw new Error(`a picture: ${response.status} without Retry-After`)
  return response.status
}

const fetchStatus = async (): Promise<number> => {
  const began = performance.now()
  // From this machine, which the flood limit leaves alone.
  const response = await fetch(urlOf('/wps/system/status?device=MOBILE'), { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`system/status: ${response.status}`)
  return performance.now() - began
}

/** Asks for pictures all at once, each from the network that `ipOf` names, and for the status until the last has been answered. */
const measure = async (ipOf: (index: number) => string): Promise<Load> => {
  const began = performance.now()
  let open = AT_ONCE
  const pictures = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => fetchPicture(ipOf(index)).finally(() => open--)))
  const statusTimes: number[] = []
  while (open > 0 || performance.now() < began + WATCHED_MS) statusTimes.push(await fetchStatus())
  const drawn = (await pictures).filter(status => status === 200).length
  return { drawn, refused: AT_ONCE - drawn, statusTimes, seconds: (performance.now() - began) / 1000 }
}

try {
  for (let call = 0; call < 200; call++) await fetchStatus()
  const rows: readonly (readonly [string, (index: number) => string])[] = [
    ['150 networks', index => `10.${index}.0.7`],
    ['one network', () => '198.51.100.7'],
  ]
  let slowest = 0
  for (const [name, ipOf] of rows) {
    for (let round = 0; round < ROUNDS; round++) {
      const { drawn, refused, statusTimes, seconds } = await measure(ipOf)
      const [half, most] = [quantile(statusTimes, 0.5), quantile(statusTimes, 0.99)]
      slowest = Math.max(slowest, most)
      console.log(
        `  ${name.padEnd(14)}${drawn} drawn, ${refused} refused in ${seconds.toFixed(1)} s; system/status ${half.toFixed(1)} ms, 99 of 100 within ${most.toFixed(1)} ms (${statusTimes.length} calls), slowest ${Math.max(...statusTimes).toFixed(1)} ms`,
      )
    }
  }
  if (slowest >= AIM_MS) throw new Error(`system/status took ${slowest.toFixed(1)} ms while pictures were drawn; aim: ${AIM_MS} ms.`)
} finally {
  await server.stop()
}
