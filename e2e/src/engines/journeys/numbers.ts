import { join } from 'node:path'
import { build } from 'vite'
import { expect } from 'vitest'
import type { Journey } from '#engines/journey.ts'
import { pluralForms, written, type dates } from '#engines/written.ts'

const SOURCE = join(import.meta.dirname, '../written.ts')

/** The product's own functions, as an expression that gives them. */
const functionsAsText = async (): Promise<string> => {
  const lib = { entry: SOURCE, formats: ['iife' as const], name: 'functions' }
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, target: 'es2021', lib } })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The functions were not built.')
  return `(() => { ${first.output[0].code}; return functions })()`
}

/** What Chromium 92 does not know: a form for a million in Spanish and Portuguese, a mark before Urdu's minus; and it has a space in Tamil sums. */
const asOf2021 = (text: string): string => text.replaceAll(/[\u00a0\u200e]/g, '').replace(/: many$/, ': other')
const allAsOf2021 = (all: ReturnType<typeof written>) =>
  Object.fromEntries(Object.entries(all).map(([language, texts]) => [language, texts.map(asOf2021)]))

/** Engines know languages and currencies differently, and the browser goes on with the server's HTML. */
export const numbers: Journey = {
  name: 'numbers, sums and plural forms are written in every language as the server writes them',
  folder: 'numbers',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer, engine }) {
    const player = await newPlayer()
    await player.open(stage.addressOf('demo', '/m/login', 'EN'))
    const functions = await functionsAsText()
    const forms = pluralForms()
    const there = (await player.window.valueOf(`${functions}.written(${JSON.stringify(forms)})`)) as ReturnType<typeof written>
    const compared = engine === 'chromium-92' ? allAsOf2021 : (all: ReturnType<typeof written>) => all
    expect(compared(there)).toEqual(compared(written(forms)))
    // The Thai calendar counts from another year.
    const years = Object.values((await player.window.valueOf(`${functions}.dates()`)) as ReturnType<typeof dates>)
    expect(years.filter(text => !/2024|2567/.test(text))).toEqual([])
  },
}
