import { legalDocuments, type LegalDocument } from '@foyer/contract/legal/documents'
import { AcceptanceContent, DocumentContent, type DocumentPage } from '@foyer/contract/legal/legal-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'

/** The rolling of a day that there is not, like 30 February, gives another day. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** One document of the house, on a public page of its own. */
const documentIn = (file: `content/${string}.json`) =>
  declareContent({
    file,
    schema: DocumentContent,
    optional: true,
    check({ version, sections = [] }, about, report) {
      const first = about.file.languages?.[0]
      if (version !== undefined && !isDay(version)) report('/version', 'is no day that there is')
      for (const [at, section] of sections.entries()) {
        if (!section || !first) continue
        const { heading = {}, paragraphs = [] } = section
        if (!heading[first]) report(`/sections/${at}/heading/${first}`, 'is missing')
        for (const [place, paragraph = {}] of paragraphs.entries())
          if (!paragraph[first]) report(`/sections/${at}/paragraphs/${place}/${first}`, 'is missing')
      }
    },
    page: ({ version, sections }, { words }): DocumentPage => ({
      version,
      sections: sections.map(({ heading, paragraphs }) => ({
        heading: words(heading) ?? '',
        paragraphs: paragraphs.map(paragraph => words(paragraph) ?? ''),
      })),
    }),
  })

export const documents = {
  terms: documentIn('content/terms.json'),
  privacyPolicy: documentIn('content/privacy-policy.json'),
  licence: documentIn('content/licence.json'),
  company: documentIn('content/company.json'),
} satisfies Record<LegalDocument, unknown>

/** Which documents members accept, with their current versions, and for how long deposits go on without. */
export const acceptance = declareContent({
  file: 'content/acceptance.json',
  schema: AcceptanceContent,
  optional: true,
  beside: documents,
  check({ documents: wanted = [] }, { beside }, report) {
    for (const [at, name] of wanted.entries()) if (name && !beside[name]) report(`/documents/${at}`, `there is no document ${name}`)
  },
  keep: ({ documents: wanted, graceDays = 14 }, _file, _assetAddress, beside) => ({
    graceDays,
    documents: legalDocuments.flatMap(document => {
      const version = wanted.includes(document) ? beside[document]?.version : undefined
      return version === undefined ? [] : [{ document, version }]
    }),
  }),
  page: ({ documents: list }) => list,
})
