import type { Drawing } from './drawing.ts'
import { bird } from './pictures/bird.tsx'
import { boat } from './pictures/boat.tsx'
import { cat } from './pictures/cat.tsx'
import { fish } from './pictures/fish.tsx'
import { fox } from './pictures/fox.tsx'
import { lantern } from './pictures/lantern.tsx'
import { lotus } from './pictures/lotus.tsx'
import { moon } from './pictures/moon.tsx'
import { owl } from './pictures/owl.tsx'

/** In the order of their numbers. */
export const drawings: readonly Drawing[] = [moon, lantern, fish, lotus, cat, boat, bird, fox, owl]
