import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'

/** What a challenge or pass is bound to. */
export interface CaptchaBinding {
  readonly merchant: string
  readonly scene: CaptchaScene
  readonly deviceId: string | null
  readonly networkPrefix: string
}

export interface CaptchaChallenge extends CaptchaBinding {
  /** SHA-256 of the id, hex. */
  readonly idHash: string
  readonly kind: 'slider' | 'picture' | 'proofOfWork'
  /** slider: the gap's position; picture: the HMAC of the letters, keyed with the id, which is not stored; work: nothing. */
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
