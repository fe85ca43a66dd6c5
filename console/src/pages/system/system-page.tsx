import { Page } from '#frame/page.tsx'
import { useTexts } from '#texts/use-texts.ts'

export const SystemPage = () => <Page title={useTexts('system')('title')}>{null}</Page>
