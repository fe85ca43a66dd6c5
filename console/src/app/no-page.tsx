import { loadAgain } from '#app/load-again.ts'
import { Page } from '#frame/page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing } from '#ui/states.tsx'

export const PageFailed = () => {
  const t = useTexts('shell')
  return (
    <Page title={t('page_failed')}>
      <Failed onAgain={() => void loadAgain()}>{t('page_failed_words')}</Failed>
    </Page>
  )
}

export const NotFound = () => {
  const t = useTexts('shell')
  return (
    <Page title={t('not_found')}>
      <Nothing below={t('not_found_below')}>{t('not_found_words')}</Nothing>
    </Page>
  )
}
