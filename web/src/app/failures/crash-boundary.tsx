import { Component, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { alertIcon } from '#ui/icons.ts'
import { Screen } from '#ui/screen.tsx'

const CrashPage = () => {
  const t = useTexts('shell')
  return (
    <Screen>
      <EmptyState alone heading="h1" glyph={alertIcon} title={t('crash_title')} text={t('crash_text')}>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </EmptyState>
    </Screen>
  )
}

/** Shows a page with a reload button if a component throws; React has already logged the error. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
