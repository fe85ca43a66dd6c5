// Ways to write a browser story that sometimes fails, because it depends on which of two things comes first: docs/testing.md.

interface Way {
  readonly pattern: RegExp
  /** What to do instead. */
  readonly instead: string
  /** The files that do it for all others. */
  readonly except: readonly string[]
}

const TESTING = 'e2e/src/testing'

const WAYS: readonly Way[] = [
  { pattern: /\bwaitForTimeout\(/, instead: 'wait for what the time is meant to bring', except: [] },
  {
    pattern: /from 'node:timers\/promises'/,
    instead: 'wait for what the time is meant to bring',
    except: [`${TESTING}/players-at-vendor.ts`, `${TESTING}/servers/data-template.ts`],
  },
  {
    pattern: /new Promise[^;]{0,60}\bsetTimeout\b/,
    instead: 'wait for what the time is meant to bring',
    except: [`${TESTING}/slider.ts`, `${TESTING}/close-in-time.ts`],
  },
  {
    pattern: /(?<=^|\n)test\.override\(/,
    instead: 'a test of its own, as in testing/phone.ts: at the top of a file it holds for later files, too',
    except: [],
  },
  { pattern: /\/dev\/outbox\b(?!\/slider)/, instead: 'codeAfter of testing/outbox.ts', except: [`${TESTING}/outbox.ts`] },
  { pattern: /\.mouse\.|\.touchscreen\./, instead: 'testing/hand.ts', except: [`${TESTING}/hand.ts`, `${TESTING}/slider.ts`] },
  { pattern: /\bforce: true\b(?![^\n]*recursive)(?<!recursive: true, force: true)/, instead: 'wait until the element receives the tap', except: [] },
  { pattern: /\.click\(\{[^}]*\bposition:/, instead: 'tap an element, or testing/hand.ts', except: [] },
  { pattern: /\.waitForLoadState\('networkidle'\)/, instead: 'nothingUnderWay of testing/wait-for.ts', except: ['e2e/src/before-the-app.e2e.ts'] },
  {
    pattern: /waitForFunction\([^;]*sessionStorage\.getItem\((?:'MC_SESSION_INFO'|key|SESSION)\) [!=]== null/,
    instead: 'signedIn or signedOut of testing/wait-for.ts',
    except: [`${TESTING}/wait-for.ts`],
  },
]

/** The engine run's own drivers, which wait and tap for all of its journeys in engines that Playwright does not drive. */
const DRIVERS = /^e2e\/src\/engines\/(?!journeys\/)/

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** A statement that waits for one chain of calls, on a line or on several. */
const STATEMENTS = /await [^\n]*(?:\n +\.[^\n]*)*\n/g
/** A tap, or a key, by which a window closes. */
const CLOSES = /\('(?:close|cancel|confirm|install_continue)'\)[^]*\.click\(\)\n$|\.press\('Escape'\)\n$/

/** What may follow: a wait that only ends when the window has closed, or the page has gone; or a word that it stays. */
const WAITS = /^\s*(?:\/\/[^\n]*stays open|(?:\/\/[^\n]*\n\s*)*await [^\n]*(?:closed\(|state: '(?:detached|hidden)'|waitForURL\(|signed(?:In|Out)\())/

/** The places where a story goes on while a window still closes; it covers the page until it has. */
const goesOnWhileClosing = (text: string): readonly number[] =>
  [...text.matchAll(STATEMENTS)]
    .filter(({ index, 0: tap }) => {
      const rest = text.slice(index + tap.length)
      return CLOSES.test(tap) && !WAITS.test(rest) && !/^\s*\}\)/.test(rest)
    })
    .map(({ index, 0: tap }) => lineOf(text, index + tap.length - 1))

/** What races in a file of the browser's stories: each as `line: what to do instead`. */
export const racesIn = (file: string, text: string): readonly string[] => {
  const ways = WAYS.filter(({ except }) => !except.includes(file) && !DRIVERS.test(file)).flatMap(({ pattern, instead }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => `${lineOf(text, index)}: ${instead}`),
  )
  return [...ways, ...goesOnWhileClosing(text).map(line => `${line}: closed(…) of testing/wait-for.ts, after what closes a window`)]
}
