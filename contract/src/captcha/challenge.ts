import Type from 'typebox'
import { DeviceId } from '#fields.ts'
import { CaptchaId, CaptchaScene } from './captcha-fields.ts'
import { TestMode } from './setting.ts'

/** What a page says when it asks for a challenge of one of our own captchas. */
export const ChallengeRequest = Type.Object({ scene: CaptchaScene, loginDeviceId: Type.Optional(DeviceId), isBgeTest: TestMode })

/** The answer to a solved challenge: a pass token, which can be used once. */
export const PassAnswer = Type.Object({ captcha: CaptchaId, expiresIn: Type.Integer({ description: 'seconds' }) })

/** A number so that SHA-256 of `<id>.<number>` begins with the asked zero bits. */
export const Work = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
