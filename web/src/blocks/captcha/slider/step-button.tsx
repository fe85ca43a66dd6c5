import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/icons/icon-button.tsx'
import type { Glyph } from '#ui/icons/icons.ts'

/** While held down, the button repeats like a key, ms. */
const REPEAT_AFTER = 400
const REPEAT_EVERY = 70

/** Moves the piece by one step, and repeats while held; `at` is the event's time stamp, ms. */
export const StepButton = ({ glyph, label, onStep }: { glyph: Glyph; label: string; onStep: (at: number) => void }) => {
  const [held, setHeld] = useState(false)
  const hasRepeated = useRef(false)
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  }, [onStep])

  useEffect(() => {
    if (!held) return
    hasRepeated.current = false
    const repeat = (): void => {
      hasRepeated.current = true
      latest.current(performance.now())
      timer = setTimeout(repeat, REPEAT_EVERY)
    }
    let timer = setTimeout(repeat, REPEAT_AFTER)
    return () => clearTimeout(timer)
  }, [held])

  const release = (): void => setHeld(false)
  return (
    <IconButton
      glyph={glyph}
      label={label}
      plated
      onPointerDown={() => setHeld(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={event => {
        // The click at the end of a long press must not add a step; a key's click comes without a press.
        if (!hasRepeated.current || event.detail === 0) onStep(event.timeStamp)
      }}
    />
  )
}
