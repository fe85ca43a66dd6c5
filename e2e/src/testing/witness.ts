import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logFileOf } from '@foyer/server/src/testing/server-process.ts'
import type { BrowserContext, Page, Request } from 'playwright-core'
import type { RunnerTestCase } from 'vitest'
import { linesSince } from './log-tail.ts'

// What a failed story leaves behind: a screenshot and the text of each page, what happened in them, the calls under way, and the servers' logs.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** The second try of a story keeps the first one's. */
const FOLDER = join(ROOT, '.cache/test-results', process.env['STORY_TRY'] === 'second' ? 'failed-again' : 'failed')
/** Of the servers' logs, ms. */
const LOGGED_BEFORE = 10_000
/** A page that answers at all does so sooner, ms. */
const ANSWER_LIMIT = 5_000
/** Enough to know what the player would have seen, characters. */
const TEXT_LIMIT = 3_000
/** Of what happened, lines. */
const MOST_EVENTS = 500
const SHOWN_BESIDE_THE_MESSAGE = 15

type Task = Readonly<Pick<RunnerTestCase, 'name' | 'result' | 'file'>>

interface Watched {
  readonly context: BrowserContext
  readonly console: string[]
  readonly events: string[]
  readonly underWay: Map<Request, number>
  readonly ports: Set<number>
}

const watched = new Set<Watched>()
let current: Task | undefined

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')
const isWorthNoting = (address: string) => /^https?:/.test(address)

/** Notes what happens in a context from now on, until it is closed; where its story has failed by then, it leaves what it noted. */
export const watch = (context: BrowserContext): void => {
  const began = performance.now()
  const since = () => `${((performance.now() - began) / 1_000).toFixed(3).padStart(8)} s`
  const one: Watched = { context, console: [], events: [], underWay: new Map(), ports: new Set() }
  watched.add(one)
  const note = (text: string) => {
    one.events.push(`${since()}  ${text}`)
    if (one.events.length > MOST_EVENTS) one.events.shift()
  }
  const end = (how: string) => (request: Request) => {
    if (one.underWay.delete(request)) note(`${how} ${request.method()} ${withoutQuery(request.url())}`)
  }
  context.on('request', request => {
    if (!isWorthNoting(request.url())) return
    one.underWay.set(request, performance.now())
    one.ports.add(Number(new URL(request.url()).port))
    if (request.isNavigationRequest()) note(`goes to ${request.url()}`)
  })
  context.on('requestfinished', end('answered'))
  context.on('requestfailed', end('failed  '))
  context.on('console', message => {
    one.console.push(`${since()}  ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', error => {
    one.console.push(`${since()}  not caught: ${error.error().stack ?? error.error().message}`)
  })
  const close = context.close.bind(context)
  context.close = async options => {
    if (current?.result?.state === 'fail') await leaveBehind(one, current)
    watched.delete(one)
    await close(options)
  }
}

/** How many calls of a context's pages have no answer yet. */
export const callsUnderWay = (context: BrowserContext): number => {
  const one = [...watched].find(({ context: other }) => other === context)
  if (!one) throw new Error('This context is not watched.')
  return one.underWay.size
}

const folderOf = ({ name, file }: Task) => {
  const title = `${file.name.replace(/^.*\//, '').replace('.e2e.ts', '')} ${name}`
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return join(FOLDER, `${slug.slice(0, 60)}-${createHash('sha256').update(title).digest('hex').slice(0, 6)}`)
}

const shownOn = async (page: Page, picture: string) => {
  await page.screenshot({ path: picture, timeout: ANSWER_LIMIT }).catch(() => undefined)
  const text = await page
    .locator('body')
    .innerText({ timeout: ANSWER_LIMIT })
    .catch(() => 'The page does not answer.')
  return `${page.url()}\n${text.slice(0, TEXT_LIMIT)}\n`
}

/** Adds to the message of the failure, so that it is read wherever the failure is. */
const addToMessage = (task: Task, words: string) => {
  const [first] = task.result?.errors ?? []
  if (!first) return
  first.message += `\n\n${words}`
  if (first.stack) first.stack += `\n\n${words}`
}

const leaveBehind = async ({ context, console: said, events, underWay, ports }: Watched, task: Task): Promise<void> => {
  const folder = folderOf(task)
  mkdirSync(folder, { recursive: true })
  const free = (name: string, ending: string) => {
    let number = 1
    while (existsSync(join(folder, `${name}-${number}${ending}`))) number += 1
    return join(folder, `${name}-${number}${ending}`)
  }
  const now = performance.now()
  const calls = [...underWay].map(([request, at]) => `for ${Math.round(now - at)} ms: ${request.method()} ${withoutQuery(request.url())}`)
  const pages: string[] = []
  for (const page of context.pages()) pages.push(await shownOn(page, free('page', '.png')))
  const logs = [...ports].filter(port => existsSync(logFileOf(port)))
  for (const port of logs) {
    const lines = linesSince(readFileSync(logFileOf(port), 'utf8'), Date.now() - LOGGED_BEFORE)
    writeFileSync(join(folder, `server-${port}.log`), `${lines.join('\n')}\n`)
  }
  const part = (title: string, lines: readonly string[]) => `${title}\n${lines.length > 0 ? lines.join('\n') : 'none'}\n`
  const story = [part('Pages:', pages), part('Calls under way:', calls), part('Console:', said), part('What happened:', events)]
  writeFileSync(free('story', '.txt'), story.join('\n'))
  const short = [part('Calls under way:', calls), part('Console:', said.slice(-SHOWN_BESIDE_THE_MESSAGE))]
  const where = context.pages().map(page => page.url())
  addToMessage(task, `${part('The pages of the story:', where)}${short.join('')}All of it, with pictures and logs: ${relative(ROOT, folder)}`)
}

/** Follows a story from its beginning. Returns what to do at its end: contexts that it opened and did not close are closed. */
export const follow = (task: Task): (() => Promise<void>) => {
  current = task
  const before = new Set(watched)
  return async () => {
    for (const one of watched) {
      if (!before.has(one)) await one.context.close()
      else if (task.result?.state === 'fail') await leaveBehind(one, task)
    }
    current = undefined
  }
}
