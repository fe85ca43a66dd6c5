import { existsSync } from 'node:fs'
import { run, say } from './processes.mjs'

/** Debian's Chromium, and the same engine without windows, in which most stories run where there is one (docs/testing.md). */
const [CHROMIUM, SHELL] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

const known = [
  CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Latin, Urdu and Chinese must be measured with letters, not with boxes. */
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk']
const FONT_FILES = ['/usr/share/fonts/truetype/noto', '/usr/share/fonts/opentype/noto']

const installedBrowser = () => [process.env['CHROME_PATH'], ...known].find(path => path && existsSync(path))
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {readonly string[]} packages */
export const aptInstall = async packages => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-q'], { env })
  if (update.code !== 0) return update
  return run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env })
}

/**
 * A Chromium or Chrome: the one of CHROME_PATH, an installed one, or Debian's, installed when run as root.
 * @returns {Promise<{ path: string } | { missing: string }>} its path, or what to do to have one
 */
export const findBrowser = async () => {
  const fonts = FONT_FILES.every(path => existsSync(path)) ? [] : FONTS
  const needed = [...(installedBrowser() ? [] : ['chromium']), ...(mayInstall() ? fonts : [])]
  if (needed.length > 0 && mayInstall()) {
    say(`Installing ${needed.join(', ')} with apt-get …`)
    const { code, output } = await aptInstall(needed)
    if (code !== 0) return { missing: `apt-get could not install ${needed.join(', ')}:\n${output.slice(-2000)}` }
  }
  const path = installedBrowser()
  if (path === CHROMIUM && !existsSync(SHELL) && mayInstall()) {
    say('Installing chromium-headless-shell with apt-get …')
    const { code } = await aptInstall(['chromium-headless-shell'])
    if (code !== 0) say('There is none: all stories run in Chromium itself.')
  }
  return path ? { path } : { missing: 'No Chromium or Chrome found: install one, or name it in CHROME_PATH.' }
}
