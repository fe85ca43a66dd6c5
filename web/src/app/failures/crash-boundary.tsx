import type { ReactNode } from 'react'
import { Boundary } from '#blocks/part/boundary.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

const CrashPage = () => {
  const t = useTexts('shell')
  return (
    <Screen>
      <EmptyState alone heading="h1" glyph={alertIcon} title={t('crash_title')} text={t('crash_text')}>
        <Button onClick={() => void window.loadAgain()}>{t('reload')}</Button>
      </EmptyState>
    </Screen>
  )
}

/** Shows a page with a reload button if a component throws, and nothing smaller has caught it. */
export const CrashBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary name="page" instead={<CrashPage />}>
    {children}
  </Boundary>
)
