import type { Problem } from '#session/problem.ts'

export interface LoginForm {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

export interface Login {
  /** True from the submit until 500 ms after its end: further submits are ignored (spec 1 §4). */
  readonly processing: boolean
  readonly problem: Problem | null
  submit(form: LoginForm): Promise<void>
}

/** `onDone` is called after success instead of going home (the dialog closes); a forced password change is gone to in any case. */
export declare const useLogin: (options?: { readonly onDone?: () => void }) => Login
