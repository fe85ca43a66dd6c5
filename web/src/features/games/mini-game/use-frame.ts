import { languages } from '@foyer/contract/languages'
import { useEffect, useState, type RefObject } from 'react'
import { useLanguage, useTexts } from '#texts/use-texts.ts'

/** What the game in the frame says (server/src/games/mini-game/files/minigame.js). */
type Said = 'load' | 'rendered'

/** What a message from the game says; undefined for every other message. The frame has no origin, so the game is known by its window. */
export const saidBy = (frame: Window | null | undefined, { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>): Said | undefined => {
  if (!frame || source !== frame || typeof data !== 'object' || data === null) return undefined
  const { type, event } = data as { readonly type?: unknown; readonly event?: unknown }
  return type === 'minigame' && (event === 'load' || event === 'rendered') ? event : undefined
}

/** Tells the game to draw itself, in the page's language, when it has loaded. True once it is drawn. */
export const useFrame = (frame: RefObject<HTMLIFrameElement | null>): boolean => {
  const t = useTexts('minigame')
  const language = useLanguage()
  const [rendered, setRendered] = useState(false)

  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow
      const said = saidBy(target, message)
      if (said === 'rendered') setRendered(true)
      if (said !== 'load') return
      const { html, dir } = languages[language]
      const words = {
        name: t('game_name'),
        rule: t('rule'),
        higher: t('higher'),
        lower: t('lower'),
        again: t('play_again'),
        score: t('score'),
        best: t('best'),
      }
      // To any origin, because the frame has none. The words are no secret.
      target?.postMessage({ type: 'minigame', action: 'render', lang: html, dir, words }, '*')
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, language, t])

  return rendered
}
