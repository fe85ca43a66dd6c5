import type { CaptchaFields } from '@foyer/contract/captcha/captcha-fields'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { CaptchaBinding } from './captcha-challenge.ts'
import type { PathPoint, Way } from './path.ts'

/** What a provider gets to know of the visitor. */
export interface CaptchaContext extends Omit<CaptchaBinding, 'merchant'> {
  readonly merchant: ProviderMerchant
  readonly ip: string
}

/** One method to distinguish people from scripts. */
export interface CaptchaProvider {
  /** Whether the result that came with a request is valid. Checking uses it up: a second check is refused. */
  accepts(result: CaptchaFields, context: CaptchaContext): Promise<boolean>
}

/** PNGs as bytes; positions in units of the picture. */
export interface SliderChallenge {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly pieceSize: number
  readonly y: number
  readonly background: Uint8Array
  readonly piece: Uint8Array
  readonly workBits: number
  readonly expiresIn: number
}

export interface SliderAnswer {
  readonly id: string
  readonly x: number
  readonly way: Way
  readonly path: readonly PathPoint[]
  readonly work: number
}

/** A pass token, and how long it is good, s. */
export interface Pass {
  readonly captcha: string
  readonly expiresIn: number
}

/** Our own slider. */
export interface SliderProvider extends CaptchaProvider {
  /** `uses`: how many the network was given before, in 15 minutes. */
  open(context: CaptchaContext, uses: number): Promise<SliderChallenge>
  /** Returns the pass token for a right answer; a challenge is checked once. */
  solve(answer: SliderAnswer, context: Omit<CaptchaContext, 'scene'>): Promise<Pass | undefined>
}

/** A captcha without a picture, for those who cannot see one. Its pass is one of the slider's kind. */
export interface ProofOfWorkProvider {
  /** `uses`: how many the network was given before, in a day. */
  open(context: CaptchaContext, uses: number): Promise<{ readonly id: string; readonly workBits: number; readonly expiresIn: number }>
  /** Returns the pass token if the work is done; a challenge is checked once. */
  solve(answer: { readonly id: string; readonly work: number }, context: Omit<CaptchaContext, 'scene'>): Promise<Pass | undefined>
}

/** A picture with letters. */
export interface PictureProvider extends CaptchaProvider {
  open(context: CaptchaContext): Promise<{ readonly id: string; readonly image: Uint8Array; readonly length: number; readonly expiresIn: number }>
}

/** GeeTest v3, whose challenges the server registers. */
export interface Geetest3Provider extends CaptchaProvider {
  /** `undefined` while GeeTest is unavailable; our own slider then takes its place. */
  register(context: CaptchaContext): Promise<{ readonly gt: string; readonly challenge: string } | undefined>
}

export interface CaptchaProviders {
  readonly slider: SliderProvider
  readonly picture: PictureProvider
  readonly proofOfWork: ProofOfWorkProvider
  readonly geetest3: Geetest3Provider
  readonly geetest4: CaptchaProvider
}
