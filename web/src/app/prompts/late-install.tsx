import { useEffect, useState, type ComponentType } from 'react'
import { useSettled } from '#app/start/start.ts'
import { whenIdle } from '#device/idle.ts'
import { useParts } from '#merchant/use-parts.ts'

type Shell = ComponentType<{ readonly tabbed: boolean }>

/** Install prompts and download bar come once the page is at rest and it is known who is there. Without a network they stay away. */
export const LateInstall = ({ tabbed }: { readonly tabbed: boolean }) => {
  const parts = useParts()
  const settled = useSettled()
  const [Shell, setShell] = useState<Shell | null>(null)

  useEffect(() => {
    let left = false
    const load = async () => {
      const [{ InstallShell }] = await Promise.all([import('./install-shell.tsx'), parts.load('texts.install')])
      if (!left) setShell(() => InstallShell)
    }
    // Nobody waits for it: a page without them is whole.
    const cancel = whenIdle(() => void load().catch(() => undefined))
    return () => {
      left = true
      cancel()
    }
  }, [parts])

  return Shell && settled && <Shell tabbed={tabbed} />
}
