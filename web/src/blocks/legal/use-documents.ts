import { legalDocuments, type LegalDocument } from '@foyer/contract/legal/documents'
import { useOffers } from '#navigation/offers.ts'
import { documentPath } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'

interface DocumentLink {
  readonly name: LegalDocument
  readonly href: string
  readonly title: string
}

/** The documents that the merchant has, as links. */
export const useDocuments = (): readonly DocumentLink[] => {
  const t = useTexts('shell')
  const isOffered = useOffers()
  return legalDocuments.map(name => ({ name, href: documentPath(name), title: t(name) })).filter(({ href }) => isOffered(href))
}
