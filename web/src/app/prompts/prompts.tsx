import { lazy, type ComponentType } from 'react'
import type { PromptName, PromptReports } from '#notices/prompt-queue.ts'
import { endSignInDialog } from '#sign-in/sign-in-dialog.ts'

/** What decides which prompt opens. */
export interface PromptFacts extends PromptReports {
  /** An action inside the page waits for the player to sign in. */
  readonly signInWanted: boolean
  /** A sign-in waits for a second factor. */
  readonly secondStepWanted: boolean
}

/** Something that opens over the page; stays drawn while it closes. */
export interface Prompt {
  readonly name: PromptName
  /** `pressing` whenever it is due; of the `courteous` at most one by itself per page view; `on-tap` never by itself. */
  readonly opens: 'pressing' | 'courteous' | 'on-tap'
  /** Undefined while that is not known: the courteous ones behind it wait. */
  readonly isDue: (facts: PromptFacts) => boolean | undefined
  /** The one beneath it, which stays open. */
  readonly over?: PromptName
  readonly Component: ComponentType<{ readonly open: boolean }>
}

const TwoFactorDialog = lazy(async () => ({ default: (await import('#features/two-factor/two-factor-dialog.tsx')).TwoFactorDialog }))
const LoginDialog = lazy(async () => ({ default: (await import('#features/login/login-dialog.tsx')).LoginDialog }))

/** Before the sign-in it belongs to, whose form waits behind it. */
const twoFactor: Prompt = {
  name: 'two-factor',
  opens: 'pressing',
  isDue: facts => facts.secondStepWanted,
  over: 'sign-in',
  Component: TwoFactorDialog,
}

const signIn: Prompt = {
  name: 'sign-in',
  opens: 'pressing',
  isDue: facts => facts.signInWanted,
  Component: ({ open }) => <LoginDialog open={open} onClose={endSignInDialog} onDone={endSignInDialog} />,
}

const UpdateDialog = lazy(async () => ({ default: (await import('#features/update/update-dialog.tsx')).UpdateDialog }))
const InstallPrompt = lazy(async () => ({ default: (await import('#features/home-screen/install-prompt.tsx')).InstallPrompt }))
const AppWindow = lazy(async () => ({ default: (await import('#features/home-screen/app-window.tsx')).AppWindow }))
const IosGuideModal = lazy(async () => ({ default: (await import('#features/home-screen/ios-guide-modal.tsx')).IosGuideModal }))
const ForcedDownloadModal = lazy(async () => ({ default: (await import('#features/download/forced-download-modal.tsx')).ForcedDownloadModal }))
const MandatoryUpgrade = lazy(async () => ({ default: (await import('#features/upgrade/mandatory-upgrade.tsx')).MandatoryUpgrade }))

/** A prompt whose feature says itself when it is due. */
const reported = (name: PromptName, opens: Prompt['opens'], Component: Prompt['Component']): Prompt => ({
  name,
  opens,
  isDue: ({ due }) => due.get(name),
  Component,
})

/**
 * In this order (spec 2 §4, Order of prompts). Maintenance, denied and blocked are pages of the server's;
 * alerts lie over everything and wait for nobody.
 */
export const prompts: readonly Prompt[] = [
  reported('update', 'pressing', UpdateDialog),
  reported('upgrade', 'pressing', MandatoryUpgrade),
  twoFactor,
  signIn,
  reported('forced-download', 'courteous', ForcedDownloadModal),
  reported('install', 'courteous', InstallPrompt),
  reported('app-window', 'on-tap', ({ open }) => <AppWindow open={open} as="app-window" />),
  reported('app-needed', 'on-tap', ({ open }) => <AppWindow open={open} as="app-needed" />),
  reported('ios-guide', 'on-tap', IosGuideModal),
]
