import type { CaptchaScene } from '@foyer/contract/captcha/fields'

/** Whom a challenge or pass is bound to. */
export interface CaptchaBinding {
  readonly merchant: string
  readonly scene: CaptchaScene
  readonly deviceId: string | null
  readonly networkPrefix: string
}

export interface CaptchaChallenge extends CaptchaBinding {
  /** SHA-256 of the id, hex. */
  readonly idHash: string
  readonly kind: 'slider' | 'picture'
  /** slider: the gap's position; picture: the letters' HMAC under the id, which is kept nowhere. */
  readonly answer: string
  readonly workBits: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface CaptchaPass extends CaptchaBinding {
  /** SHA-256 of the token, hex. */
  readonly tokenHash: string
  readonly expiresAt: Date
}

export interface CaptchaStore {
  addChallenge(challenge: CaptchaChallenge): Promise<void>
  /** Takes the challenge for its one check: of several concurrent callers exactly one gets it. */
  takeChallenge(merchant: string, kind: CaptchaChallenge['kind'], idHash: string, at: Date): Promise<CaptchaChallenge | undefined>
  /** Remembers that a taken challenge was answered wrongly. */
  markFailed(idHash: string): Promise<void>
  /** How many challenges of the network were answered wrongly since. */
  failures(merchant: string, networkPrefix: string, since: Date): Promise<number>
  addPass(pass: CaptchaPass): Promise<void>
  /** Takes the pass out and answers it: of several concurrent callers exactly one gets it. */
  takePass(merchant: string, tokenHash: string): Promise<CaptchaPass | undefined>
  /** Removes challenges and passes that expired before; answers how many. */
  sweep(expiredBefore: Date): Promise<number>
}
