import type { Problem } from '#session/problem.ts'

export interface RegisterForm {
  readonly username: string
  readonly password: string
  readonly referralCode?: string
  readonly remember: boolean
}

export interface Registration {
  readonly processing: boolean
  readonly problem: Problem | null
  /** Set after success where the merchant asks for the confirmation dialog; its button calls `confirm` (spec 1 §2). */
  readonly confirmation: { readonly userName: string } | null
  submit(form: RegisterForm): Promise<void>
  confirm(): void
}

export declare const useRegister: () => Registration
