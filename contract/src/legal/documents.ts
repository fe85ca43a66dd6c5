/** The documents of a house, each on a public page of its own: `/m/<name>`. The merchant's content has a file for each. */
export const legalDocuments = ['terms', 'privacyPolicy', 'licence', 'company'] as const
export type LegalDocument = (typeof legalDocuments)[number]
