import { lazy, type ComponentType } from 'react'
import { endSignInDialog } from '#session/sign-in-dialog.ts'

/** What decides which prompt opens by itself. */
export interface PromptFacts {
  /** An action inside the page waits for the player to sign in. */
  readonly signInWanted: boolean
}

/** Something that opens over the page by itself; stays drawn while it closes. */
export interface Prompt {
  readonly name: string
  readonly isDue: (facts: PromptFacts) => boolean
  readonly Component: ComponentType<{ readonly open: boolean }>
}

const LoginDialog = lazy(async () => ({ default: (await import('#features/login/login-dialog.tsx')).LoginDialog }))

const signIn: Prompt = {
  name: 'sign-in',
  isDue: facts => facts.signInWanted,
  Component: ({ open }) => <LoginDialog open={open} onClose={endSignInDialog} onDone={endSignInDialog} />,
}

/**
 * In this order (readings, Order of prompts). Maintenance, denied and blocked are pages of the server's;
 * alerts lie over everything and wait for nobody.
 */
export const prompts: readonly Prompt[] = [signIn]

/** The one that may be open: the first that is due. */
export const firstDue = (all: readonly Prompt[], facts: PromptFacts): Prompt | undefined => all.find(prompt => prompt.isDue(facts))
