import type { CallAnswers } from '@foyer/contract'
import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraw } from '#features/lottery/common/use-draw.ts'
import { useMember } from '#session/use-member.ts'
import { StageFace } from './stage-face.tsx'
import { useOwnTickets } from './use-own-tickets.ts'
import { useScene } from './use-scene.ts'

export interface DrawStageProps {
  readonly id: string
  /** Scrolls to the stage when it opens, because the player waits for it. */
  readonly isAwaited?: boolean
  /** Plays the numbers of these tickets again. */
  readonly onAgain: (tickets: readonly Ticket[]) => void
  /** The balls have fallen, or the player did not want to wait for them. */
  readonly onOver?: () => void
  readonly onClose?: () => void
}

type Known = DrawStageProps & { readonly answer: CallAnswers['lottery.draw'] & { readonly clock: number } }

const Stage = ({ answer, isAwaited = false, onAgain, onOver, onClose }: Known) => {
  const { draw, clock } = answer
  const scene = useScene(draw, clock)
  const [isSkipped, setSkipped] = useState(false)
  const isSettled = draw.state === 'settled' || draw.state === 'void'
  const own = useOwnTickets(draw.id, isSettled)
  const { refresh } = useMember()
  const isOver = isSkipped || scene.at === 'over'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAwaited) place.current?.scrollIntoView({ block: 'start' })
  }, [isAwaited])
  const over = useEffectEvent(() => {
    onOver?.()
    // The bar's balance shows the prize once the balls have fallen, not before.
    if (isSettled) refresh()
  })
  useEffect(() => {
    if (isOver) over()
  }, [isOver, isSettled])
  return (
    <div ref={place}>
      <StageFace
        answer={answer}
        scene={isSkipped ? { at: 'over' } : scene}
        tickets={own?.tickets ?? []}
        isCut={own?.isCut ?? false}
        balance={own?.balance}
        onSkip={draw.results === null || isOver ? undefined : () => setSkipped(true)}
        onAgain={onAgain}
        onClose={onClose}
      />
    </div>
  )
}

/** A draw to watch: the last 20 s, the balls, what came of one's own tickets. Whoever comes late sees where it is. */
export const DrawStage = (props: DrawStageProps) => {
  const { data } = useDraw(props.id)
  return data ? <Stage {...props} answer={data} /> : null
}
