import { languages } from '@foyer/contract/languages'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react'
import { afterLoading } from '#features/games/play/waits.ts'
import { useLanguage } from '#texts/use-texts.ts'
import type { FrameRules } from './frame-rules.ts'
import { nextFrameState, type FrameState } from './frame-state.ts'
import { envelope, messageIn, type GameMessage, type ToGame } from './game-messages.ts'
import { isSoundKept } from './kept-sound.ts'

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>
  readonly state: FrameState
  onLoad(): void
}

/** Talks with the game in the frame. `isPaused`: something stands over it. */
export const useFrame = ({ origin }: FrameRules, hear: (message: GameMessage) => void, isPaused: boolean): Frame => {
  const ref = useRef<HTMLIFrameElement>(null)
  const language = useLanguage()
  const [state, follow] = useReducer(nextFrameState, 'opening')
  // To whatever origin: a sandboxed page has none, and no message holds a secret.
  const post = useCallback((message: ToGame) => ref.current?.contentWindow?.postMessage(envelope(message), '*'), [])

  const listen = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = messageIn(event, { window: ref.current?.contentWindow, origin })
    if (!message) return
    if (message.type === 'ready') {
      follow('ready')
      post({ type: 'language', payload: { language: languages[language].html } })
      if (isSoundKept()) post({ type: 'sound', payload: { on: true } })
    }
    hear(message)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => listen(event)
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => afterLoading(() => follow('waited')), [])

  const isReady = state === 'ready'
  useEffect(() => {
    if (!isPaused || !isReady) return undefined
    post({ type: 'pause' })
    return () => post({ type: 'resume' })
  }, [isPaused, isReady, post])

  useEffect(() => {
    // Meanwhile money may have come or gone elsewhere.
    const seen = () => {
      if (isReady && document.visibilityState === 'visible') post({ type: 'balance' })
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [isReady, post])

  return { ref, state, onLoad: () => follow('loaded') }
}
