import { catalogueOf } from '@foyer/texts/load'
import { Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { TextsProvider } from './texts-provider.tsx'
import { useTexts, useWords } from './use-texts.ts'

const catalogues = { shell: { back: 'واپس', unread_one: '{{count}} نیا پیغام', unread_other: '{{count}} نئے پیغامات' } }
/** The server lays the merchant's words over a catalogue. */
const play = { ...catalogueOf('UR', 'play'), play_now: 'آئیں کھیلیں' }
const createUrduParts = () => createParts({ catalogues, content: {} }, async () => ({ 'texts.play': play }))

const htmlOf = async (content: ReactNode, parts = createUrduParts()): Promise<string> => {
  const { prelude } = await prerender(
    <PartsProvider value={parts}>
      <TextsProvider language="UR">{content}</TextsProvider>
    </PartsProvider>,
  )
  return new Response(prelude).text()
}

const Shell = () => {
  const t = useTexts('shell')
  return (
    <p>
      {t('back')}|{t('unread', { count: 2 })}
    </p>
  )
}

const Play = () => {
  const t = useTexts('play')
  const words = useWords('play')
  return (
    <p>
      {t('play_now')}|{words('lane_slots')}|{words('Summer festival')}
    </p>
  )
}

/** React separates neighbouring texts by comments. */
const textsIn = (html: string) => html.replaceAll('<!-- -->', '')

describe('useTexts', () => {
  it('uses the texts that came with the page', async () => {
    expect(textsIn(await htmlOf(<Shell />))).toContain('<p>واپس|2 نئے پیغامات</p>')
  })

  it('waits for a catalogue the page did not bring, with the merchant’s words laid over it', async () => {
    const html = await htmlOf(
      <Suspense fallback="…">
        <Play />
      </Suspense>,
    )
    expect(textsIn(html)).toContain('<p>آئیں کھیلیں|سلاٹس|Summer festival</p>')
  })

  it('needs no boundary once the route has loaded its catalogue', async () => {
    const parts = createUrduParts()
    await parts.load('texts.play')
    expect(textsIn(await htmlOf(<Play />, parts))).toContain('<p>آئیں کھیلیں|سلاٹس|Summer festival</p>')
  })

  it('throws if there is no provider above it', async () => {
    await expect(
      prerender(
        <PartsProvider value={createUrduParts()}>
          <Shell />
        </PartsProvider>,
        { onError: () => {} },
      ),
    ).rejects.toThrow('no TextsProvider')
  })
})
