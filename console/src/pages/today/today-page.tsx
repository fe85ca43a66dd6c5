import { Page } from '#frame/page.tsx'
import { useTexts } from '#texts/use-texts.ts'

export const TodayPage = () => <Page title={useTexts('today')('title')}>{null}</Page>
