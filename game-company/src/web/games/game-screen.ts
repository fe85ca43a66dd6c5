import type { ComponentType } from 'preact'

/** What `games/<code>/screen.tsx` exports as `Screen`: it draws a `Table` and plays with `usePlay`. */
export type GameScreen = ComponentType
