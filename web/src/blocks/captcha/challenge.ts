import type { CaptchaProblem, CaptchaResult } from './captcha-state.ts'

/** A challenge that is ready to be shown. Slider and picture are drawn by our components; GeeTest draws itself. */
export type Challenge =
  | { readonly kind: 'slider' }
  | { readonly kind: 'picture'; readonly id: string; readonly image: string; readonly length: number }
  | { readonly kind: 'geetest'; show(): void; destroy(): void }

/** What a challenge reports. */
export interface ChallengeEvents {
  onSolved(result: CaptchaResult): void
  onClosed(): void
  onFailed(problem: CaptchaProblem): void
}

/** A challenge could not be prepared. */
export class CaptchaFailure extends Error {
  readonly problem: CaptchaProblem

  constructor(problem: CaptchaProblem) {
    super(problem.message)
    this.name = 'CaptchaFailure'
    this.problem = problem
  }
}
