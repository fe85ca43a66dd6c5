import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type EngineName } from './engines.ts'
import type { Journey, Visit } from './journey.ts'
import { journeys } from './journeys.ts'
import { playerAt, type Player } from './player.ts'
import { startStage, type Stage } from './stage.ts'
import { SIZES, type Browser, type Profile, type Window } from './window.ts'

const PICTURES = join(import.meta.dirname, '../../../.cache/engines')
/** `npm test` runs the short half, and keeps the pictures of failures alone. */
const isShort = process.env['JOURNEYS'] === 'short'

/** What the driver of the old WebKit says when Debian's WPE process has crashed: it does so now and then while a driver asks it. */
const ENDED = /invalid session id/
/** A journey whose browser ends by itself so many times has failed. */
const ENDS = 3

/** Every journey in one engine, one after the other, against a product of its own. */
export const runJourneys = (name: EngineName): void => {
  describe(`in ${name}`, () => {
    let stage: Stage
    let browser: Browser
    beforeAll(async () => {
      rmSync(join(PICTURES, name), { recursive: true, force: true })
      ;[stage, browser] = await Promise.all([startStage(), engines[name].start()])
    })
    afterAll(async () => {
      await browser?.close()
      await stage?.stop()
    })

    /** Makes a journey once, and answers the faults of its pages. */
    const make = async (journey: Journey) => {
      const profiles: Profile[] = []
      const players: Player[] = []
      const expected: RegExp[] = []
      const playerOf = (window: Window, who: string) => {
        const album = { folder: join(PICTURES, name, journey.folder, who), everyStep: !isShort }
        const player = playerAt(window, album, () => stage.quiet())
        players.push(player)
        return player
      }
      const visit: Visit = {
        stage,
        engine: name,
        async newPlayer(size = 'phone') {
          const profile = await browser.openProfile(SIZES[size])
          profiles.push(profile)
          return playerOf(profile.window, `${players.length + 1}-${size}`)
        },
        async secondWindow() {
          const window = await profiles.at(-1)?.openWindow?.()
          if (!window) throw new Error('This engine has no second window.')
          return playerOf(window, 'second-window')
        },
        expectFault: pattern => void expected.push(pattern),
      }
      const takeFaults = () => stage.takeFaults().map(({ page, kind, text }) => `${page}: ${kind}: ${text}`)
      try {
        takeFaults()
        await journey.run(visit)
      } catch (error) {
        const failures = await Promise.all(players.map(player => player.describeFailure()))
        throw new Error([(error as Error).message, ...failures, 'Faults of the pages:', ...takeFaults()].join('\n'), { cause: error })
      } finally {
        await Promise.all(profiles.map(profile => profile.close()))
      }
      return takeFaults().filter(fault => !expected.some(pattern => pattern.test(fault)))
    }

    const isMade = ({ engines: only, shortIn }: Journey) => (isShort ? shortIn : (only ?? [name]))?.includes(name) ?? false
    for (const journey of journeys.filter(isMade))
      // oxlint-disable-next-line vitest/valid-title -- a journey has its name
      test.skipIf(journey.needs === 'second window' && !engines[name].hasTabs)(journey.name, async () => {
        const makeUntilEnd = (triesLeft: number): Promise<readonly string[]> =>
          make(journey).catch((error: Error) => {
            if (triesLeft === 0 || !ENDED.test(error.message)) throw error
            process.stderr.write(`The browser ended by itself in "${journey.name}", which is made once more.\n`)
            return makeUntilEnd(triesLeft - 1)
          })
        expect(await makeUntilEnd(ENDS - 1)).toEqual([])
      })
  })
}
