import { Page } from '#frame/page.tsx'
import { useTexts } from '#texts/use-texts.ts'

export const ApprovalsPage = () => <Page title={useTexts('approvals')('title')}>{null}</Page>
