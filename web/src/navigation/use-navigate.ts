import { navigate } from 'wouter/use-browser-location'
import { carryOver } from './carried-parameters.ts'
import { layers } from './layers.ts'
import { keepDestination } from './paths.ts'
import { leavePlace } from './places.ts'
import { storedRegistrationInfo, type RegistrationInfo } from './registration-info.ts'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The address of `to` on the page `from`, with the carried-over parameters (spec 2 §2, Navigation parameters). */
export const addressFrom = (from: { readonly pathname: string; readonly search: string }, stored: RegistrationInfo, to: string): string =>
  carryOver(keepDestination(to, from), from.search, stored)

/** When the player last asked for another page, ms since this document began; 0 while it shows the page that was loaded. */
export const turned = { at: 0 }

/** Opens another page, by push or replace. All navigation goes through this. */
export const navigateTo: Navigate = (to, { replace = false } = {}) => {
  leavePlace()
  turned.at = performance.now()
  navigate(addressFrom(window.location, storedRegistrationInfo(), to), { replace: layers.turnPage() || replace })
}

/** `navigateTo` for components. */
export const useNavigate = (): Navigate => navigateTo
