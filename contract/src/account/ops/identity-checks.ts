/** How staff have made sure that it is the member who asks: called back at the number that is known, a document, or questions about the account. */
export const identityChecks = ['called-back', 'document', 'questions'] as const
