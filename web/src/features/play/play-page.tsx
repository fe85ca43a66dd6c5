import type { ComponentType } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { Opening } from './opening.tsx'
import { PlayScreen } from './play-screen.tsx'

const nothing = () => undefined
const NO_PROPS = {}

/** A page of games: what it does loads after it, because without a script it is nothing. */
export const PlayPage = ({ load }: { readonly load: () => Promise<ComponentType> }) => {
  const fallback = (
    <PlayScreen bar={null}>
      <Opening name={undefined} image={undefined} />
    </PlayScreen>
  )
  return <Late load={load} wanted onMissing={nothing} props={NO_PROPS} fallback={fallback} />
}
