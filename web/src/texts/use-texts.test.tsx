import type { PageData } from '@foyer/contract/page'
import { Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogues.ts'
import { TextsProvider } from './texts-provider.tsx'
import { useTexts, useWords } from './use-texts.ts'

const page = {
  language: 'UR',
  catalogues: { shell: { back: 'واپس', unread_one: '{{count}} نیا پیغام', unread_other: '{{count}} نئے پیغامات' } },
  overrides: { play: { play_now: 'آئیں کھیلیں' } },
} satisfies Pick<PageData, 'language' | 'catalogues' | 'overrides'>

const htmlOf = async (content: ReactNode): Promise<string> => {
  const { prelude } = await prerender(<TextsProvider page={page}>{content}</TextsProvider>)
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

/** React parts neighbouring texts by comments. */
const textsIn = (html: string) => html.replaceAll('<!-- -->', '')

describe('useTexts', () => {
  it('speaks from the texts the page brought', async () => {
    expect(textsIn(await htmlOf(<Shell />))).toContain('<p>واپس|2 نئے پیغامات</p>')
  })

  it('waits for a catalogue the page did not bring, and lays the merchant’s words over it', async () => {
    const html = await htmlOf(
      <Suspense fallback="…">
        <Play />
      </Suspense>,
    )
    expect(textsIn(html)).toContain('<p>آئیں کھیلیں|سلاٹس|Summer festival</p>')
  })

  it('needs no boundary once the route has loaded its catalogue', async () => {
    await loadCatalogue('UR', 'play')
    expect(textsIn(await htmlOf(<Play />))).toContain('<p>آئیں کھیلیں|سلاٹس|Summer festival</p>')
  })

  it('says so when no provider stands above', async () => {
    await expect(prerender(<Shell />, { onError: () => {} })).rejects.toThrow('no TextsProvider')
  })
})
