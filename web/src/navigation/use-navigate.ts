import { navigate } from 'wouter/use-browser-location'
import { carryOver } from '#navigation/carried-parameters.ts'
import { keepDestination } from '#navigation/paths.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The one way to another page, by push or replace. What the visit carries comes along (spec 2 §2, Navigation parameters). */
export const navigateTo: Navigate = (to, options) =>
  navigate(carryOver(keepDestination(to, window.location), window.location.search, storedRegistrationInfo()), options)

/** `navigateTo` for components. */
export const useNavigate = (): Navigate => navigateTo
