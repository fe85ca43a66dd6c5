import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Avatar } from '#ui/avatar.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { moreIcon } from '#ui/icons/late-icons.ts'
import { MAIN_ID } from '#ui/layout/screen.tsx'
import styles from './chat-screen.module.css'

/** Keeps the page as high as what is seen of it, so that the on-screen keyboard does not cover the field. */
const useVisibleHeight = () => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const fit = () => {
      // A player who zooms in sees less of the page, too, but without a keyboard.
      if (view.scale > 1.05) return
      ref.current?.style.setProperty('height', `${view.height}px`)
      ref.current?.style.setProperty('inset-block-start', `${view.offsetTop}px`)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [])
  return ref
}

/** The window of a chat: its bar with the way back, and below it whatever chat there is. */
export const ChatScreen = ({ back, children }: { readonly back: string; readonly children: ReactNode }) => {
  const t = useTexts('chat')
  const shell = useTexts('shell')
  const { merchantName } = useSettings()
  return (
    <div ref={useVisibleHeight()} className={styles.screen}>
      <header className={styles.bar}>
        <IconLink glyph={backIcon} label={shell('back')} href={back} />
        <Avatar name={merchantName} />
        <span className={styles.words}>
          <h1 className={styles.title}>{t('chat_title')}</h1>
          <p className={styles.hint}>{t('chat_hint')}</p>
        </span>
        <IconLink glyph={moreIcon} label={t('support_ways')} href={paths.support} />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
