import '#ui/tokens.css'
import '#ui/base.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Screen } from '#ui/layout/screen.tsx'
import { themeCss } from '#ui/theme.ts'
import { TOAST_DURATION, ToastProvider, ToastRegion, type ToastMessage } from '#ui/windows/toast.tsx'
import { Contents } from './contents.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'
import { Rows } from './rows.tsx'
import { themes } from './themes.ts'
import { words as allWords } from './words.ts'

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
      <Screen>
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
