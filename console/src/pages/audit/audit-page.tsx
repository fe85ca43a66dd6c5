import { Page } from '#frame/page.tsx'
import { useTexts } from '#texts/use-texts.ts'

export const AuditPage = () => <Page title={useTexts('audit')('title')}>{null}</Page>
