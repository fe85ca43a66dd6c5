import type { Flags } from '@foyer/contract/flags'
import { useEffect, useState, type ComponentType } from 'react'
import { Part } from '#blocks/part/part.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import type { Parts } from '#merchant/parts.ts'
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
  /** Whether the page holds no form: prompts may open by themselves, and the download bar stands on it. */
  readonly restful: boolean
  /** Whether the page fills the window: nothing may stand on it. */
  readonly bare: boolean
}

/** A feature that loads once the page is idle. The page works without it. */
export interface Late extends Later<{ readonly Feature: ComponentType<LateFeatureProps> }> {
  /** Names it in reports of faults. */
  readonly name: string
  /** Whether it is needed, asked on each page view; if absent, always. */
  readonly when?: (flags: Flags, settings: Settings) => boolean
  /** It is needed on bare pages too. */
  readonly onBare?: true
  /** What it opens by itself, or stands on the page, is an offer: not during a break. */
  readonly offers?: true
  /** The windows of its prompts, which become due when the feature reports so. If it is not needed or cannot be loaded, they are not due. */
  readonly windows: Readonly<Partial<Record<PromptName, (parts: Parts) => Promise<Window>>>>
}

export const isNeeded = ({ when, onBare }: Pick<Late, 'when' | 'onBare'>, bare: boolean, settings: Settings): boolean =>
  (!bare || onBare === true) && (when?.(settings.whitelabelVal, settings) ?? true)

type OneFeature = LateFeatureProps & { readonly late: Late }

const report = ({ windows }: Late, due: false | undefined, view: string): void => {
  for (const name of Object.keys(windows) as PromptName[]) reportPrompt(name, due, view)
}

/** Loads one feature and draws it. From then on it reports its prompts itself. */
const LoadedFeature = ({ late, restful, bare }: OneFeature) => {
  const view = usePageView()
  const needed = isNeeded(late, bare, useSettings())
  const module = useLoaded(late, needed, () => report(late, false, view))
  const drawn = needed && module !== null
  useEffect(() => {
    if (!drawn) report(late, needed ? undefined : false, view)
  }, [late, drawn, needed, view])

  return drawn && <module.Feature restful={restful} bare={bare} />
}

/** A feature and its prompts, which are not due if it fails. */
export const LateFeature = (one: OneFeature) => {
  const { late } = one
  const view = usePageView()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) report(late, false, view)
  }, [late, failed, view])
  return (
    <Part name={late.name} onFault={() => setFailed(true)}>
      <LoadedFeature {...one} />
    </Part>
  )
}
