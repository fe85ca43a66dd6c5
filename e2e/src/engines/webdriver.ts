import { spawn } from 'node:child_process'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import type { Browser, Move, Profile, Size, Window } from './window.ts'

// WebDriver as WebKit's two drivers speak it: https://www.w3.org/TR/webdriver2/. They run one session at a time, so each profile has a driver of its own.

/** Longer than any command takes on a busy machine, ms. */
const COMMAND_LIMIT = 60_000
const START_STEPS = 100
const START_STEP = 100 // ms
const BETWEEN_KEYS = 4 // ms

export interface WebDriverSetting {
  /** The program that speaks WebDriver. */
  readonly driver: string
  readonly capabilities: (size: Size) => object
  readonly env: (size: Size) => Readonly<Record<string, string>>
  /** Whether the test browser can have a second window. */
  readonly hasTabs: boolean
}

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const commandsTo =
  (port: number): Command =>
  async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(COMMAND_LIMIT),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await reply.json()) as { readonly value: { readonly error?: string; readonly message?: string } | null }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

const startDriver = async ({ driver, env }: WebDriverSetting, size: Size) => {
  const port = await freePort()
  // A group of its own: a browser that hangs, or whose driver has crashed, would be left over.
  const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, ...env(size) }, stdio: 'ignore', detached: true })
  const end = () => {
    process.off('exit', end)
    try {
      if (child.pid !== undefined) process.kill(-child.pid)
    } catch {
      // All of it has ended.
    }
  }
  process.once('exit', end)
  const command = commandsTo(port)
  for (let step = 0; ; step++) {
    try {
      await command('GET', '/status')
      return { command, end }
    } catch (error) {
      if (step === START_STEPS || child.exitCode !== null) {
        end()
        throw new Error(`${driver} did not start.`, { cause: error })
      }
      await new Promise(resolve => {
        setTimeout(resolve, START_STEP)
      })
    }
  }
}

/** Runs an expression and gives its value as JSON, because drivers differ in what else they can pass on. */
const scriptOf = (expression: string) =>
  `const done = arguments[arguments.length - 1];
   Promise.resolve().then(() => (${expression})).then(
     value => done(JSON.stringify({ value: value === undefined ? null : value })),
     error => done(JSON.stringify({ error: String(error && error.stack || error) })),
   )`

const windowOf = (command: Command, session: string, handle: string, current: { handle: string }): Window => {
  const here = async () => {
    if (current.handle !== handle) await command('POST', `${session}/window`, { handle })
    current.handle = handle
    await command('POST', `${session}/frame`, { id: null })
  }
  const act = (actions: object) => command('POST', `${session}/actions`, { actions: [actions] })
  return {
    async goTo(url) {
      await here()
      await command('POST', `${session}/url`, { url })
    },
    async valueOf(expression, frames = []) {
      await here()
      for (const value of frames) {
        const id = await command('POST', `${session}/element`, { using: 'css selector', value })
        await command('POST', `${session}/frame`, { id })
      }
      const text = await command('POST', `${session}/execute/async`, { script: scriptOf(expression), args: [] })
      const { value, error } = JSON.parse(String(text)) as { readonly value?: unknown; readonly error?: string }
      if (error !== undefined) throw new Error(error)
      return value
    },
    async press(first, ...others) {
      await here()
      const moveTo = ({ x, y, rest = 0 }: Move) => [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        ...(rest > 0 ? [{ type: 'pause', duration: rest }] : []),
      ]
      const actions = [
        ...moveTo(first),
        { type: 'pointerDown', button: 0 },
        ...others.flatMap(moveTo),
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ]
      await act({ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions })
    },
    async type(text) {
      await here()
      const actions = [...text].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'pause', duration: BETWEEN_KEYS },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keys', actions })
    },
    async picture() {
      await here()
      return Buffer.from(String(await command('GET', `${session}/screenshot`)), 'base64')
    },
  }
}

const openProfile = async (setting: WebDriverSetting, size: Size): Promise<Profile> => {
  const { command, end } = await startDriver(setting, size)
  try {
    const { sessionId } = (await command('POST', '/session', { capabilities: { alwaysMatch: setting.capabilities(size) } })) as { sessionId: string }
    const session = `/session/${sessionId}`
    await command('POST', `${session}/window/rect`, { x: 0, y: 0, ...size })
    const current = { handle: String(await command('GET', `${session}/window`)) }
    const open = (handle: string) => windowOf(command, session, handle, current)
    return {
      window: open(current.handle),
      ...(setting.hasTabs && {
        openWindow: async () => open(((await command('POST', `${session}/window/new`, { type: 'window' })) as { handle: string }).handle),
      }),
      async close() {
        await command('DELETE', session).catch(() => undefined)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

export const webDriverBrowser = (setting: WebDriverSetting): Browser => ({
  openProfile: size => openProfile(setting, size),
  close: async () => undefined,
})
