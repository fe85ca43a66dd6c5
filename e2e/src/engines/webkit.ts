import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs } from './programs.mjs'
import { webDriverBrowser } from './webdriver.ts'
import type { Browser } from './window.ts'

// How the two WebKit test browsers get the size of a phone: neither has a setting for it.

const CACHE = join(import.meta.dirname, '../../../.cache/engine-parts')
const textsIn = (folder: string, name: string, text: string): string => {
  mkdirSync(join(CACHE, folder), { recursive: true })
  writeFileSync(join(CACHE, folder, name), text)
  return join(CACHE, folder)
}
/** Its processes run as whoever runs the tests, root as well, which its own sandbox refuses. */
const UNBOXED = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1' }

/** A screen in memory; its name for DISPLAY. */
const startScreen = async (): Promise<{ readonly name: string; readonly stop: () => void }> => {
  const child = spawn(programs.webkit.files.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (number: string) => resolve(`:${number.trim()}`))
    child.once('error', reject)
    child.once('close', () => reject(new Error('Xvfb did not start.')))
  })
  return { name, stop: () => void child.kill() }
}

/** The window's bar would keep it wider than a narrow phone. */
const WITHOUT_WIDTH = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 0; -gtk-icon-source: none; }`

/** WebKitGTK's MiniBrowser in a window as large as the page. */
export const startWebKitGtk = async (): Promise<Browser> => {
  const screen = await startScreen()
  const config = textsIn('gtk', '.keep', '')
  textsIn('gtk/gtk-3.0', 'gtk.css', WITHOUT_WIDTH)
  const { close, ...browser } = webDriverBrowser({
    driver: programs.webkit.files.driver,
    // Full screen leaves the bar out; without a window manager the window keeps its size.
    capabilities: () => ({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.webkit.files.browser, args: ['--automation', '--full-screen'] },
    }),
    env: () => ({ ...UNBOXED, DISPLAY: screen.name, XDG_CONFIG_HOME: config, LIBGL_ALWAYS_SOFTWARE: '1' }),
    hasTabs: true,
  })
  return {
    ...browser,
    async close() {
      await close()
      screen.stop()
    },
  }
}

/** Gives the view of a browser without a screen another size than 1280 × 720, by standing before the function that makes it. */
const VIEW_SIZE = `
extern void *dlsym(void *, const char *);
extern char *getenv(const char *);
extern int atoi(const char *);
void *wpe_view_backend_exportable_fdo_create(const void *client, void *data, unsigned width, unsigned height) {
  void *(*create)(const void *, void *, unsigned, unsigned) = dlsym((void *)-1L, "wpe_view_backend_exportable_fdo_create");
  char *wanted_width = getenv("VIEW_WIDTH"), *wanted_height = getenv("VIEW_HEIGHT");
  return create(client, data, wanted_width ? atoi(wanted_width) : width, wanted_height ? atoi(wanted_height) : height);
}
`

/** WPE WebKit's own MiniBrowser, without a screen. Debian's other one, cog, crashes there whenever a page closes, and at times before. */
export const startWpeWebKit = async (): Promise<Browser> => {
  const { driver, browser, compiler } = programs['webkit-old'].files
  const folder = textsIn('wpe', 'view-size.c', VIEW_SIZE)
  const library = join(folder, 'view-size.so')
  execFileSync(compiler, ['-shared', '-nostdlib', '-o', library, join(folder, 'view-size.c')])
  return webDriverBrowser({
    driver,
    capabilities: () => ({
      browserName: 'MiniBrowser',
      'wpe:browserOptions': { binary: browser, args: ['--automation', '--headless', '--private'] },
    }),
    env: ({ width, height }) => ({ ...UNBOXED, LD_PRELOAD: library, VIEW_WIDTH: String(width), VIEW_HEIGHT: String(height) }),
    hasTabs: false,
  })
}
