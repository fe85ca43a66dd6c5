import { closePrompt, type PromptName, type PromptReports } from '#notices/prompt-queue.ts'
import { endSecondStep } from '#sign-in/second-step.ts'
import { dropSignInDialog, endSignInDialog } from '#sign-in/sign-in-dialog.ts'
import type { Window } from './late-feature.tsx'
import type { Later } from './load-later.ts'

/** The facts that decide which prompt opens. */
export interface PromptFacts extends PromptReports {
  /** An action inside the page waits for the player to sign in. */
  readonly signInWanted: boolean
  /** A sign-in waits for a second factor. */
  readonly secondStepWanted: boolean
}

/** A window that opens over the page. */
export interface Prompt extends Later<Window> {
  readonly name: PromptName
  /** `pressing`: whenever it is due; `courteous`: at most one by itself per page view; `on-tap`: never by itself. */
  readonly opens: 'pressing' | 'courteous' | 'on-tap'
  /** Undefined while it is unknown: the courteous ones behind it wait. */
  readonly isDue: (facts: PromptFacts) => boolean | undefined
  /** The prompt beneath it, which stays open. */
  readonly over?: PromptName
  /** Lets the next prompt open if this one's window cannot be loaded. */
  readonly giveUp: () => void
}

/** It comes before its sign-in, whose form waits behind it. */
const twoFactor: Prompt = {
  name: 'two-factor',
  opens: 'pressing',
  isDue: facts => facts.secondStepWanted,
  over: 'sign-in',
  giveUp: endSecondStep,
  catalogues: ['security', 'errors'],
  load: async () => ({ Window: (await import('#features/account/two-factor/two-factor-dialog.tsx')).TwoFactorDialog }),
}

export const signIn: Prompt = {
  name: 'sign-in',
  opens: 'pressing',
  isDue: facts => facts.signInWanted,
  giveUp: dropSignInDialog,
  catalogues: ['identity', 'errors'],
  load: async () => {
    const { LoginDialog } = await import('#features/account/login/login-dialog.tsx')
    return { Window: ({ open }) => <LoginDialog open={open} onClose={endSignInDialog} onDone={endSignInDialog} /> }
  },
}

/** A prompt that is due when its feature reports so. */
const reported = (name: PromptName, opens: Prompt['opens'], load: Prompt['load']): Prompt => ({
  name,
  opens,
  isDue: ({ due }) => due.get(name),
  giveUp: () => closePrompt(name),
  catalogues: [],
  load,
})

/** A prompt whose window is in the list of late features. */
const late = (name: PromptName, opens: Prompt['opens']): Prompt =>
  reported(name, opens, async parts => (await import('./late-features.tsx')).loadWindow(name, parts))

/**
 * In the order of spec 2 §4, Order of prompts. Maintenance, access-denied and blocked-domain pages come from the server;
 * alerts cover everything and do not wait.
 */
export const prompts: readonly Prompt[] = [
  reported('update', 'pressing', async () => ({ Window: (await import('#features/site/update/update-dialog.tsx')).UpdateDialog })),
  late('upgrade', 'pressing'),
  twoFactor,
  signIn,
  // Before anything else may tell of the visitor.
  late('consent', 'courteous'),
  late('documents', 'courteous'),
  late('announcements', 'courteous'),
  late('forced-download', 'courteous'),
  late('download-images', 'courteous'),
  late('install', 'courteous'),
  late('passkey', 'courteous'),
  late('notification', 'courteous'),
  late('game', 'on-tap'),
  late('deposit', 'on-tap'),
  late('app-window', 'on-tap'),
  late('app-needed', 'on-tap'),
  late('ios-guide', 'on-tap'),
  late('push-kinds', 'on-tap'),
]
