import { languages } from '@foyer/contract/languages'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useLanguage } from '#texts/use-texts.ts'
import type { FrameRules } from './frame-rules.ts'
import { envelope, toldBy, type Told, type ToGame } from './game-messages.ts'

/** A game that has said nothing for so long is slow: the player is told, and can try again, ms. */
const PATIENCE = 10_000

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** `opening`: nothing is there yet; `slow`: still nothing after 10 s; `shown`: a page is there; `ready`: the game said so. */
  readonly state: 'opening' | 'slow' | 'shown' | 'ready'
  onLoad(): void
}

/** Talks with the game in the frame. `isPaused`: something stands over it. */
export const useFrame = ({ origin }: FrameRules, hear: (told: Told) => void, isPaused: boolean): Frame => {
  const ref = useRef<HTMLIFrameElement>(null)
  const language = useLanguage()
  const [state, setState] = useState<Frame['state']>('opening')
  // To whatever origin: a sandboxed page has none, and no message holds a secret.
  const tell = useCallback((message: ToGame) => ref.current?.contentWindow?.postMessage(envelope(message), '*'), [])

  const listen = useEffectEvent((event: MessageEvent<unknown>) => {
    const told = toldBy(event, { window: ref.current?.contentWindow, origin })
    if (!told) return
    if (told.type === 'ready') {
      setState('ready')
      tell({ type: 'language', payload: { language: languages[language].html } })
    }
    hear(told)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => listen(event)
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => setState(now => (now === 'opening' ? 'slow' : now)), PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  const isReady = state === 'ready'
  useEffect(() => {
    if (!isPaused || !isReady) return undefined
    tell({ type: 'pause' })
    return () => tell({ type: 'resume' })
  }, [isPaused, isReady, tell])

  useEffect(() => {
    // Meanwhile money may have come or gone elsewhere.
    const seen = () => {
      if (isReady && document.visibilityState === 'visible') tell({ type: 'balance' })
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [isReady, tell])

  return { ref, state, onLoad: () => setState(now => (now === 'ready' ? now : 'shown')) }
}
