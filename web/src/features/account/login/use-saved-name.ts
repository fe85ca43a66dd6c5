import { useSettings } from '#merchant/page-data.tsx'
import { savedLogins } from '#sign-in/saved-login.ts'
import { useKept } from './use-kept.ts'

/** The name that signed in here last, to fill the field, also after signing out by hand (spec 1 §4). Undefined if there is none. */
export const useSavedName = (): string | undefined => {
  const { merchantCode } = useSettings()
  return useKept(() => {
    const saved = savedLogins.read()
    return saved?.type === 'username' && saved.merchant === merchantCode ? saved.name : undefined
  })
}
