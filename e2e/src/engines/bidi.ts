import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Move, Size, Window } from './window.ts'

// WebDriver BiDi as Firefox speaks it without another program: https://www.w3.org/TR/webdriver-bidi/.

/** Longer than any command takes on a busy machine, ms. */
const COMMAND_LIMIT = 60_000
/** No page of the browser's own, and nothing that it would load by itself. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  // Frames in the page's own process, since a press that the page gets does not reach another one.
  'fission.autostart': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
  // As on a phone: a scrollbar lies over the page and takes no width from it.
  'ui.useOverlayScrollbars': 1,
}

type Command = (method: string, params: object) => Promise<unknown>

const connect = async (address: string): Promise<{ readonly command: Command; readonly close: () => void }> => {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: string; message?: string }
    const one = id === undefined ? undefined : waiting.get(id)
    if (one === undefined || id === undefined) return
    waiting.delete(id)
    if (error) one.reject(new Error(`${error}: ${message}`))
    else one.resolve(result)
  })
  const command: Command = (method, params) =>
    new Promise((resolve, reject) => {
      const id = (last += 1)
      const timer = setTimeout(() => reject(new Error(`${method} was not answered.`)), COMMAND_LIMIT)
      waiting.set(id, {
        resolve: value => (clearTimeout(timer), resolve(value)),
        reject: error => (clearTimeout(timer), reject(error)),
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { command, close: () => socket.close() }
}

const evaluate = async (command: Command, context: string, expression: string) => {
  const answer = (await command('script.evaluate', { expression, target: { context }, awaitPromise: true })) as {
    readonly type: string
    readonly result?: { readonly value?: unknown }
    readonly exceptionDetails?: { readonly text: string }
  }
  if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text)
  return answer.result?.value
}

const windowOf = (command: Command, context: string): Window => {
  const within = async (frames: readonly string[]) => {
    let frame = context
    for (const selector of frames) {
      const inner = (await evaluate(command, frame, `document.querySelector(${JSON.stringify(selector)}).contentWindow`)) as { context: string }
      frame = inner.context
    }
    return frame
  }
  const act = (source: object) => command('input.performActions', { context, actions: [source] })
  return {
    async goTo(url) {
      const go = () => command('browsingContext.navigate', { context, url, wait: 'interactive' })
      // A page that was just going elsewhere by itself has ended this way there; it has no second one.
      await go().catch((error: Error) => (error.message.includes('NS_BINDING_ABORTED') ? go() : Promise.reject(error)))
    },
    goBack: async () => void (await command('browsingContext.traverseHistory', { context, delta: -1 })),
    async valueOf(expression, frames = []) {
      const asJson = `Promise.resolve().then(() => (${expression})).then(value => JSON.stringify({ value: value === undefined ? null : value }))`
      return (JSON.parse(String(await evaluate(command, await within(frames), asJson))) as { readonly value: unknown }).value
    },
    async press(first, ...others) {
      const moveTo = ({ x, y, rest = 0 }: Move) => [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        ...(rest > 0 ? [{ type: 'pause', duration: rest }] : []),
      ]
      const actions = [...moveTo(first), { type: 'pointerDown', button: 0 }, ...others.flatMap(moveTo), { type: 'pointerUp', button: 0 }]
      await act({ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions })
    },
    async type(text) {
      const actions = [...text].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keys', actions })
    },
    picture: async () => Buffer.from(((await command('browsingContext.captureScreenshot', { context })) as { data: string }).data, 'base64'),
  }
}

/** Firefox, which speaks BiDi by itself. */
export const startFirefox = async (program: string): Promise<Browser> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-firefox-'))
  await writeFile(
    join(folder, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const child = spawn(program, ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => {
    child.once('close', () => resolve())
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`Firefox did not start:\n${said.slice(-2_000)}`)))
  })
  const { command, close } = await connect(address)
  await command('session.new', { capabilities: {} })
  const openWindow = async (userContext: string, size: Size) => {
    const { context } = (await command('browsingContext.create', { type: 'tab', userContext })) as { context: string }
    await command('browsingContext.setViewport', { context, viewport: size })
    return windowOf(command, context)
  }
  return {
    async openProfile(size) {
      const { userContext } = (await command('browser.createUserContext', {})) as { userContext: string }
      return {
        window: await openWindow(userContext, size),
        openWindow: () => openWindow(userContext, size),
        close: async () => void (await command('browser.removeUserContext', { userContext })),
      }
    },
    async close() {
      await command('browser.close', {}).catch(() => undefined)
      close()
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
