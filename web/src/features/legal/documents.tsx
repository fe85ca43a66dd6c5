import { usePromptReport } from '#notices/use-prompt-report.ts'
import { useDocumentsDue } from './use-documents-due.ts'

/** Reports whether the member must be asked to accept documents of the house. Draws nothing. */
export const Documents = ({ restful }: { readonly restful: boolean }) => {
  const { standing } = useDocumentsDue()
  usePromptReport('documents', restful ? standing && standing.due.length > 0 : false)
  return null
}
