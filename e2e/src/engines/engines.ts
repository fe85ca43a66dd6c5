import { startFirefox } from './bidi.ts'
import { startChromium92 } from './chromium-92.ts'
import { startChromium } from './chromium.ts'
import { programs } from './programs.mjs'
import { startWebKitGtk, startWpeWebKit } from './webkit.ts'
import type { Browser } from './window.ts'

interface Engine {
  start(): Promise<Browser>
  /** Whether its test browser can have a second window. */
  readonly hasTabs: boolean
}

/** The engines of the run; what each needs stands in `programs.mjs`. */
export const engines = {
  webkit: { start: startWebKitGtk, hasTabs: true },
  'webkit-old': { start: startWpeWebKit, hasTabs: false },
  firefox: { start: () => startFirefox(programs.firefox.files.browser), hasTabs: true },
  chromium: { start: startChromium, hasTabs: true },
  /** On request (tools/chromium-92.mjs). */
  'chromium-92': { start: startChromium92, hasTabs: true },
} as const satisfies Record<string, Engine>

export type EngineName = keyof typeof engines
