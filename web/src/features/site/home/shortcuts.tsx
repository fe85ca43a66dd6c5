import type { Shortcut } from '@foyer/contract/site/shortcuts-content'
import { useEffect, useState } from 'react'
import { LinkageLink } from '#blocks/content/linkage/linkage-link.tsx'
import { useLinkage } from '#blocks/content/linkage/use-linkage.ts'
import { Late } from '#blocks/late/late.tsx'
import { LanguageButton } from '#blocks/site/language/language-button.tsx'
import { deviceSigns } from '#device/device-kind.ts'
import { isInsideApp } from '#device/in-app.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { isShown, linkageOf } from './shortcut-rules.ts'
import styles from './shortcuts.module.css'

/** Width and height of every icon, px. */
const SIZE = 32

const loadRanked = async () => (await import('./member-ranked.tsx')).MemberRanked

const useInsideApp = (): boolean => {
  const [inside, setInside] = useState(false)
  useEffect(() => setInside(isInsideApp(deviceSigns(), window.location.search)), [])
  return inside
}

const ShortcutButton = ({ shortcut, type }: { readonly shortcut: Shortcut; readonly type: number | null }) => {
  const { activity, icon, title } = shortcut
  const face = (
    <>
      <img className={styles.icon} src={icon} alt="" width={SIZE} height={SIZE} decoding="async" draggable={false} />
      <span className={styles.title}>{title}</span>
    </>
  )
  if (activity === 'appDownload') {
    return (
      <button type="button" className={styles.shortcut} onClick={() => openPrompt('app-window')}>
        {face}
      </button>
    )
  }
  return (
    <LinkageLink to={linkageOf(shortcut, type)} className={styles.shortcut}>
      {face}
    </LinkageLink>
  )
}

/** The language, and a row of chips that lead to activities (spec 2 §5, Activity shortcut visibility). */
export const Shortcuts = ({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) => {
  const t = useTexts('shell')
  const wayTo = useLinkage()
  const session = useSession()
  const insideApp = useInsideApp()
  // While it is unknown the icon stays, as most members have VIP benefits where there are any: nothing moves for them.
  const [ranked, setRanked] = useState(true)
  const viewer = { type: session?.type ?? null, insideApp, ranked }
  const leads = (shortcut: Shortcut) => shortcut.activity === 'appDownload' || wayTo(linkageOf(shortcut, viewer.type)) !== undefined
  const placed = shortcuts.map((shortcut, place) => ({ shortcut, place }))
  const shown = placed.filter(({ shortcut }) => isShown(shortcut.activity, viewer) && leads(shortcut))
  return (
    <nav aria-label={t('shortcuts')}>
      <ul className={styles.row}>
        <li className={styles.language}>
          <LanguageButton />
        </li>
        {shown.map(({ shortcut, place }) => (
          // By its place, which is the same in every language: so the pictures stay when the language changes.
          // The server's page is the same for all: a mark hides there what is not for members (ui/base.css).
          <li key={place} className={styles.item} data-for={shortcut.activity === 'register' && session === undefined ? 'visitors' : undefined}>
            <ShortcutButton shortcut={shortcut} type={viewer.type} />
          </li>
        ))}
      </ul>
      {session && <Late load={loadRanked} wanted props={{ onKnown: setRanked }} />}
    </nav>
  )
}
