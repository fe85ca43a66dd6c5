import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { find, giveFile, isDrawn, missedTap, pageText, placeOf, reach, selectAll, sideways, type Place, type Wanted } from './in-page.ts'
import { KEYS, type Move, type Window } from './window.ts'

/** Longer than anything takes to appear on a busy machine, ms. */
const PATIENCE = 30_000
const AGAIN = 100 // ms
/** A picture waits so long at most until the page rests: something may move as long as it is open. */
const DRAWN_WITHIN = 3_000 // ms

const pause = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

/** A way into a frame: a CSS selector for each frame on it. */
type Frames = readonly string[]

export interface Search extends Omit<Wanted, 'css' | 'text'> {
  readonly frames?: Frames
  /** ms; for what may be absent. */
  readonly within?: number
}

const BUTTON = 'button, [role=button], [role=tab], summary'
const LINK = 'a[href]'
const FIELD = 'input, textarea, select'
const HEADING = 'h1, h2, h3'
/** Of nested elements with the same words the innermost counts. */
const ANY = 'body *'

/** Where a player's pictures go, and what is in the way of one who sees the page as it is. */
export interface Album {
  readonly folder: string
  /** Whether each step leaves a picture, or only a failure. */
  readonly everyStep: boolean
}

/** A person at a window: looks, taps and types, and waits for what they rely on. */
export interface Player {
  readonly window: Window
  /** Opens the page and waits until it has what it asks for. */
  open(address: string): Promise<void>
  /** Waits until it is there. */
  see(css: string, text?: string, search?: Search): Promise<Place>
  seeText(text: string, search?: Search): Promise<Place>
  seeHeading(text: string, search?: Search): Promise<Place>
  isThere(css: string, text?: string, search?: Search): Promise<boolean>
  isGone(css: string, text?: string, search?: Search): Promise<void>
  tap(css: string, text?: string, search?: Search): Promise<void>
  tapButton(text: string, search?: Search): Promise<void>
  tapLink(text: string, search?: Search): Promise<void>
  fill(label: string, text: string): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  drag(from: Place, by: (share: number) => { readonly x: number; readonly y: number }, steps: number, ms: number): Promise<void>
  giveFile(css: string, name: string, type: string, content: Buffer): Promise<void>
  /** Runs a function in the page, or in a frame of it. */
  run<Args extends readonly unknown[], Value>(work: (...args: Args) => Value, args: Args, frames?: Frames): Promise<Awaited<Value>>
  /** Waits until a function of the page gives true. */
  until<Args extends readonly unknown[]>(work: (...args: Args) => boolean | Promise<boolean>, args: Args, frames?: Frames): Promise<void>
  untilAt(part: string): Promise<void>
  /** Ends a step: leaves a picture, and fails where the page scrolls sideways. */
  step(name: string): Promise<void>
  /** A picture and the text of a page on which something failed. */
  describeFailure(): Promise<string>
}

export const playerAt = (window: Window, album: Album, quiet: () => Promise<void>): Player => {
  let steps = 0
  const run: Player['run'] = (work, args, frames) =>
    window.valueOf(`(${work.toString()})(${args.map(arg => JSON.stringify(arg ?? null)).join(', ')})`, frames) as never
  /** Looks until the answer is no text; says what it last was when time is up. While a page loads, there is nothing to look at. */
  const untilFound = async <Found>(what: string, lookOnce: () => Promise<Found | string>, within = PATIENCE): Promise<Found> => {
    const deadline = performance.now() + within
    for (;;) {
      const found = await lookOnce().catch((error: Error) => `the page cannot be asked: ${error.message}`)
      if (typeof found !== 'string') return found
      if (performance.now() > deadline) throw new Error(`${what}: ${found}`)
      await pause(AGAIN)
    }
  }
  const whatIs = (css: string, text: string | undefined) => [css, text].filter(Boolean).join(' ')
  /** What a function of the page says of the element that is wanted. */
  const call = (work: typeof placeOf | typeof reach, css: string, text: string | undefined, { frames, within: _, ...search }: Search) => {
    const wanted: Wanted = { css, text, last: css === ANY, ...search }
    return window.valueOf(`(${work.toString()})((${find.toString()})(${JSON.stringify(wanted)}, ${work === reach}))`, frames) as Promise<
      Place | string
    >
  }
  const see: Player['see'] = (css, text, search = {}) => untilFound(whatIs(css, text), () => call(placeOf, css, text, search), search.within)
  /** Where the frame lies in the window. */
  const cornerOf = async (frames: Frames = []) => {
    const corner = { x: 0, y: 0 }
    for (const [at, css] of frames.entries()) {
      const place = await see(css, undefined, { frames: frames.slice(0, at) })
      corner.x += place.x
      corner.y += place.y
    }
    return corner
  }
  const tap: Player['tap'] = async (css, text, search = {}) => {
    const tapOnce = async () => {
      const place = await call(reach, css, text, search)
      if (typeof place === 'string') return place
      const corner = await cornerOf(search.frames)
      await window.press({ x: corner.x + place.x + place.width / 2, y: corner.y + place.y + place.height / 2 })
      // A page that has taken the tap may be gone.
      return (await run(missedTap, [], search.frames).catch(() => '')) || true
    }
    await untilFound(whatIs(css, text), tapOnce, search.within)
  }
  const keep = async (name: string) => {
    mkdirSync(album.folder, { recursive: true })
    writeFileSync(join(album.folder, `${String((steps += 1)).padStart(2, '0')}-${name}.png`), await window.picture())
  }
  const until: Player['until'] = async (work, args, frames) =>
    void (await untilFound(work.toString(), async () => (await run(work, args, frames)) || 'it does not hold'))
  const rest = async () => {
    await untilFound('the page rests', async () => (await run(isDrawn, [])) || 'it does not', DRAWN_WITHIN).catch(() => undefined)
    await quiet()
  }

  return {
    window,
    async open(address) {
      await window.goTo(address)
      // Before the page listens, a tap would be lost.
      await quiet()
    },
    see,
    seeText: (text, search) => see(ANY, text, search),
    seeHeading: (text, search) => see(HEADING, text, search),
    isThere: (css, text, search) =>
      see(css, text, { within: 0, ...search }).then(
        () => true,
        () => false,
      ),
    isGone: async (css, text, { within, ...search } = {}) => {
      const isAbsent = async () => {
        const found = await call(placeOf, css, text, search)
        return typeof found === 'string' || 'it is still there'
      }
      await untilFound(whatIs(css, text), isAbsent, within)
    },
    tap,
    tapButton: (text, search) => tap(BUTTON, text, search),
    tapLink: (text, search) => tap(LINK, text, search),
    async fill(label, text) {
      await tap(FIELD, label)
      await run(selectAll, [])
      await window.type(text)
    },
    press: key => window.type(KEYS[key]),
    async drag(from, by, count, ms) {
      const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
      const moves: Move[] = Array.from({ length: count }, (_, index) => {
        const { x, y } = by((index + 1) / count)
        return { x: start.x + x, y: start.y + y, rest: Math.round(ms / count) }
      })
      await window.press({ ...start, rest: 50 }, ...moves)
    },
    giveFile: (css, name, type, content) => run(giveFile, [css, name, type, content.toString('base64')] as const),
    run,
    until,
    untilAt: part => until(expected => location.href.includes(expected) && document.readyState !== 'loading', [part] as const),
    async step(name) {
      await quiet()
      const over = await run(sideways, [])
      if (album.everyStep) {
        await rest()
        await keep(name)
      }
      if (over > 0) throw new Error(`The page scrolls sideways by ${over} px at step "${name}".`)
    },
    async describeFailure() {
      await keep('failed').catch(() => undefined)
      return run(pageText, []).catch(() => 'The page does not answer.')
    },
  }
}
