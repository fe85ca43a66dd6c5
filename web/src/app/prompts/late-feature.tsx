import type { Flags } from '@foyer/contract/flags'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useSettings } from '#merchant/page-data.tsx'
import { usePageView } from '#notices/page-view.ts'
import { reportPrompt, type PromptName } from '#notices/prompt-queue.ts'
import type { Later } from './load-later.ts'
import { useLoaded } from './use-loaded.ts'

type Settings = ReturnType<typeof useSettings>

/** The window of a prompt, which stays drawn while it closes. */
export interface Window {
  readonly Window: ComponentType<{ readonly open: boolean }>
}

export interface LateFeatureProps {
  /** Whether the page has the tab bar. */
  readonly tabbed: boolean
  /** Whether the page fills the window: nothing may stand on it. */
  readonly bare: boolean
}

/** A feature that loads once the page is idle. The page works without it. */
export interface Late extends Later<{ readonly Feature: ComponentType<LateFeatureProps> }> {
  /** Whether it is needed, asked on each page view; if absent, always. */
  readonly when?: (flags: Flags, settings: Settings) => boolean
  /** It is needed on bare pages too. */
  readonly onBare?: true
  /** The windows of its prompts, which become due when the feature reports so. If it is not needed or cannot be loaded, they are not due. */
  readonly windows: Readonly<Partial<Record<PromptName, () => Promise<Window>>>>
}

export const isNeeded = ({ when, onBare }: Pick<Late, 'when' | 'onBare'>, bare: boolean, settings: Settings): boolean =>
  (!bare || onBare === true) && (when?.(settings.whitelabelVal, settings) ?? true)

/** Loads one feature and draws it. From then on it reports its prompts itself. */
export const LateFeature = ({ late, tabbed, bare }: LateFeatureProps & { readonly late: Late }) => {
  const view = usePageView()
  const needed = isNeeded(late, bare, useSettings())
  const report = (due: false | undefined) => {
    for (const name of Object.keys(late.windows) as PromptName[]) reportPrompt(name, due, view)
  }
  const module = useLoaded(late, needed, () => report(false))
  const drawn = needed && module !== null
  const reportBefore = useEffectEvent(() => report(needed ? undefined : false))
  useEffect(() => {
    if (!drawn) reportBefore()
  }, [drawn, needed, view])

  return drawn && <module.Feature tabbed={tabbed} bare={bare} />
}
