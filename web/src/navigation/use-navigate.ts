import { navigate } from 'wouter/use-browser-location'
import { carryOver } from './carried-parameters.ts'
import { keepDestination } from './paths.ts'
import { storedRegistrationInfo, type RegistrationInfo } from './registration-info.ts'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The address of `to` for whoever is at `from`: what the visit carries comes along (spec 2 §2, Navigation parameters). */
export const addressFrom = (from: { readonly pathname: string; readonly search: string }, stored: RegistrationInfo, to: string): string =>
  carryOver(keepDestination(to, from), from.search, stored)

/** The one way to another page, by push or replace. */
export const navigateTo: Navigate = (to, options) => navigate(addressFrom(window.location, storedRegistrationInfo(), to), options)

/** `navigateTo` for components. */
export const useNavigate = (): Navigate => navigateTo
