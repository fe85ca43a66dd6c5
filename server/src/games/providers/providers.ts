import { demoVendor } from './demo.ts'
import { foyerVendor } from './foyer-vendor/foyer-vendor.ts'
import { hub88 } from './hub88/hub88.ts'

/** Every vendor of games. */
export const gameProviders = [demoVendor, foyerVendor, hub88] as const
