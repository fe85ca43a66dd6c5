import type { PageContents } from '@foyer/contract/merchant/content'
import type { ContentName } from '@foyer/contract/page'
import { createContext, use } from 'react'
import type { Parts } from './parts.ts'

const PartsContext = createContext<Parts | null>(null)

export const PartsProvider = PartsContext

export const useParts = (): Parts => {
  const parts = use(PartsContext)
  if (!parts) throw new Error('useParts needs a PartsProvider above it')
  return parts
}

/** The merchant's content that the page's route asks for, in the page's language. */
export const useContent = <Name extends ContentName>(name: Name): PageContents[Name] => {
  const content = useParts().ready(name)
  if (content === undefined) throw new Error(`The page's route does not ask for the content "${name}"`)
  return content
}
