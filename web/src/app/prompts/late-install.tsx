import { useEffect, useState, type ComponentType } from 'react'
import { useSettled } from '#app/start/start.ts'
import { whenIdle } from '#device/idle.ts'
import { loadCatalogue } from '#texts/catalogues.ts'
import { useLanguage } from '#texts/use-texts.ts'

type Shell = ComponentType<{ readonly tabbed: boolean }>

/** Install prompts and download bar come once the page is at rest and it is known who is there. Without a network they stay away. */
export const LateInstall = ({ tabbed }: { readonly tabbed: boolean }) => {
  const language = useLanguage()
  const settled = useSettled()
  const [Shell, setShell] = useState<Shell | null>(null)

  useEffect(() => {
    let left = false
    const load = async () => {
      const [{ InstallShell }] = await Promise.all([import('./install-shell.tsx'), loadCatalogue(language, 'install')])
      if (!left) setShell(() => InstallShell)
    }
    // Nobody waits for it: a page without them is whole.
    const cancel = whenIdle(() => void load().catch(() => undefined))
    return () => {
      left = true
      cancel()
    }
  }, [language])

  return Shell && settled && <Shell tabbed={tabbed} />
}
