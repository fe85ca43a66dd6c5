import { expect } from 'vitest'
import type { Journey } from '#engines/journey.ts'

/** What the app's own code could do wrong, done in a page of it. */
const goWrong = () => {
  setTimeout(() => {
    throw new Error('thrown by the engine run')
  })
  void Promise.reject(new Error('rejected by the engine run'))
  // oxlint-disable-next-line no-console -- it must be collected
  console.error('said by the engine run')
  document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://refused.engine-run.test/a.css' }))
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** A list that moves on by a row just when the pointer comes, as where something above it comes late. The row that was tapped stands in the page's `data-tapped`. */
const showRestlessList = (names: readonly string[]) => {
  const rowOf = (name: string) => {
    const row = Object.assign(document.createElement('button'), { type: 'button', textContent: name })
    row.style.cssText = 'display: block; width: 100%; height: 60px'
    row.addEventListener('click', () => (document.documentElement.dataset['tapped'] = name))
    return row
  }
  const list = document.createElement('dialog')
  list.append(...names.map(rowOf))
  list.addEventListener('mousemove', () => list.prepend(rowOf('late')), { once: true })
  document.body.append(list)
  list.showModal()
}

/** Before the others: without it a run that collects nothing, or taps what it is not meant to tap, would pass. */
export const collected: Journey = {
  name: 'every fault of a page is collected, and a tap is for what it is meant for',
  folder: 'collected',
  shortIn: ['webkit', 'webkit-old'],
  async run({ stage, newPlayer, engine, expectFault }) {
    const player = await newPlayer()
    await player.open(stage.addressOf('demo', '/m/login', 'EN'))
    await player.see('form')
    expect(stage.takeFaults()).toEqual([])
    await player.run(showRestlessList, [ROWS] as const)
    await player.tapButton('second')
    await player.until(() => document.documentElement.dataset['tapped'] !== undefined, [])
    expect(await player.run(() => document.documentElement.dataset['tapped'], [])).toBe('second')
    // Some engines say this of the refused style sheet too, half a second later: maybe when all else is over.
    expectFault(/not loaded: https:\/\/refused\.engine-run\.test\//)
    await player.run(goWrong, [])
    const seen: string[] = []
    // Puppeteer 10 runs its scripts as those of another origin, whose errors a page is not shown.
    const shown = engine === 'chromium-92' ? [] : ['error thrown by', 'unhandled rejection rejected by']
    await expect
      .poll(() => {
        seen.push(...stage.takeFaults().map(({ kind, text }) => `${kind} ${text}`))
        return [...shown, 'console.error said by', 'content policy style-src'].filter(
          part => !seen.some(fault => fault.replace(/Error: /, '').includes(part)),
        )
      })
      .toEqual([])
    stage.takeFaults()
  },
}
