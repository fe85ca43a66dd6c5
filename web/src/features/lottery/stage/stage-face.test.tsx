import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import type { PageData } from '@foyer/contract/page'
import { catalogueOf } from '@foyer/texts/load'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { StageFace } from './stage-face.tsx'
import type { Scene } from './stage-time.ts'

const catalogues = { lottery: catalogueOf('EN', 'lottery'), shell: catalogueOf('EN', 'shell') }
const parts = createParts({ catalogues, content: {} }, async () => ({}))

/** What sums are written with. */
const page = { settings: { currency: 'PHP', decimals: 2 } } as PageData

const draw = {
  id: 'six-20260131-1203',
  lottery: 'six',
  name: 'Six',
  vendor: 'LOTT' as const,
  state: 'settled' as const,
  opensAt: '2026-01-31T12:00:00Z',
  closesAt: '2026-01-31T12:02:40Z',
  drawsAt: '2026-01-31T12:03:00Z',
  waitsFor: null,
  entropy: 'tickets' as const,
  pool: null,
  results: [
    { group: 'main' as const, numbers: ['31', '05', '13'] },
    { group: 'bonus' as const, numbers: ['20'] },
  ],
  drawnAt: '2026-01-31T12:03:00Z',
}
const answer = {
  now: '2026-01-31T12:03:00Z',
  currency: 'PHP',
  draw,
  price: 1000,
  mostUnits: 1,
  pick: { numbers: 3, of: 36, bonus: true },
  digits: null,
  pool: null,
  jackpot: null,
  tiers: [],
  commitment: '',
  tickets: null,
  prizes: null,
  voided: null,
  rootStatement: null,
  choices: null,
  previous: null,
  certificate: null,
}
const ticket = (state: Ticket['state'], prize: number | null): Ticket => ({
  number: 7,
  draw,
  play: null,
  numbers: ['05', '06', '31'],
  units: 1,
  price: 1000,
  boughtAt: '2026-01-31T12:01:00Z',
  state,
  prize,
})

const wordsAt = (scene: Scene, tickets: readonly Ticket[], balance?: number): string =>
  renderToStaticMarkup(
    <Router ssrPath="/m/lottery">
      <PartsProvider value={parts}>
        <PageDataProvider page={page}>
          <TextsProvider language="EN">
            <StageFace
              answer={answer}
              scene={scene}
              tickets={tickets}
              isCut={false}
              balance={balance}
              onSkip={undefined}
              onAgain={() => undefined}
              onClose={undefined}
            />
          </TextsProvider>
        </PageDataProvider>
      </PartsProvider>
    </Router>,
  )
    .replaceAll(/<[^>]+>/gu, '|')
    .replaceAll(/[\u2068\u2069]/gu, '')

// Proves games-and-lottery-23.
test('a stage shows no number before its ball falls, and nothing of what came of a ticket before the last', () => {
  const won = [ticket('won', 4000)]
  const row = (words: string) => words.slice(0, words.indexOf('Your lines'))
  const mixing = row(wordsAt({ at: 'mixing' }, won))
  expect([mixing.includes('|31|'), mixing.includes('Drawing now')]).toEqual([false, true])
  const falling = wordsAt({ at: 'falling', fallen: 2 }, won)
  expect(row(falling)).toContain('|31|')
  expect(row(falling)).toContain('Ball 2: 05')
  expect(row(falling)).not.toContain('|13|')
  expect(falling).toContain('2 right')
  expect(falling).not.toContain('You won')
  expect(falling).not.toContain('40.00')
})

// Proves games-and-lottery-23.
test('a win is said with what it did to the balance, and a loss plainly', () => {
  const won = wordsAt({ at: 'over' }, [ticket('won', 4000)], 137_100)
  for (const words of ['You won', '₱40.00', 'Your balance is now ₱1,371.00', 'Paid ₱10.00 · won ₱40.00', 'Play the same again'])
    expect(won).toContain(words)
  const lost = wordsAt({ at: 'over' }, [ticket('lost', null)])
  expect(lost).toContain('No win')
  expect(lost).toContain('Paid ₱10.00 · won ₱0.00')
  expect(lost).not.toContain('You won')
  // What brings back no more than was paid is no win either.
  const less = wordsAt({ at: 'over' }, [ticket('won', 500), ticket('lost', null)])
  expect(less).toContain('No more than you paid')
  expect(less).not.toContain('You won')
})

// Proves games-and-lottery-23.
test('whoever has no tickets watches all the same', () => {
  const words = wordsAt({ at: 'over' }, [])
  expect(words).toContain('|13|')
  expect(words).not.toContain('Your lines')
  expect(words).not.toContain('Play the same again')
})
