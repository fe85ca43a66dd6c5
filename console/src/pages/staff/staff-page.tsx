import { Page } from '#frame/page.tsx'
import { useTexts } from '#texts/use-texts.ts'

export const StaffPage = () => <Page title={useTexts('staff')('title')}>{null}</Page>
