import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/tokens.css'
import '#ui/base.css'
import { Contents } from '#ui/gallery/contents.tsx'
import { Controls } from '#ui/gallery/controls.tsx'
import { Fields } from '#ui/gallery/fields.tsx'
import { Overlays } from '#ui/gallery/overlays.tsx'
import { Rows } from '#ui/gallery/rows.tsx'
import { themes } from '#ui/gallery/themes.ts'
import { words as allWords } from '#ui/gallery/words.ts'
import { Screen } from '#ui/screen.tsx'
import { themeCss } from '#ui/theme.ts'
import { TOAST_DURATION, ToastProvider, ToastRegion, type ToastMessage } from '#ui/toast.tsx'

/** `?look=night|day&lang=en|zh-CN|ur&open=dialog|sheet|…` */
const query = new URLSearchParams(location.search)
const lang = query.get('lang') ?? 'en'
const words = allWords[lang]
if (!words) throw new Error(`The gallery has no words in ${lang}`)

document.documentElement.lang = lang
document.documentElement.dir = lang === 'ur' ? 'rtl' : 'ltr'
document.head.append(
  Object.assign(document.createElement('style'), { textContent: themeCss(query.get('look') === 'day' ? themes.day : themes.night) }),
)

const Gallery = () => {
  const [toast, setToast] = useState<ToastMessage | null>(null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastProvider value={toast}>
      <Screen tabbed>
        <Controls words={words} />
        <Fields words={words} />
        <Rows words={words} />
        <Contents words={words} />
        <Overlays words={words} first={query.get('open')} showToast={text => setToast({ id: Date.now(), text })} />
      </Screen>
      <ToastRegion />
    </ToastProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
