import { useLocation } from 'wouter'

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The one way to another page. Query parameters that a visit carries (spec 2 §2) come along by themselves. */
export const useNavigate = (): Navigate => useLocation()[1]
