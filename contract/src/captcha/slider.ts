import Type from 'typebox'
import { declareCall } from '#call.ts'
import { DeviceId } from '#fields.ts'
import { CaptchaId } from './captcha-fields.ts'
import { ChallengeRequest, PassAnswer, Work } from './challenge.ts'

const Png = Type.String({ description: 'base64 of a PNG' })

export const slider = declareCall({
  method: 'POST',
  path: '/wps/captcha/slider',
  summary: 'A puzzle for our own slider, if the scene uses it or GeeTest v3 is down; it can be checked once, within 120 s',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: ChallengeRequest,
  answer: Type.Object({
    id: CaptchaId,
    width: Type.Integer({ description: 'of the picture; all positions are in the same units' }),
    height: Type.Integer(),
    pieceSize: Type.Integer({ description: 'side of the piece’s square' }),
    y: Type.Integer({ description: 'distance of the piece from the top' }),
    background: Png,
    piece: Png,
    workBits: Type.Integer({ description: 'proof of work: find a number so that SHA-256 of `<id>.<number>` begins with this many zero bits' }),
    expiresIn: Type.Integer({ description: 'seconds' }),
  }),
  errors: ['captcha.invalid'],
})

/** Position of the piece (units from its start), vertical distance from the first point (pixels), time since the first point (ms). */
const PathPoint = Type.Tuple([
  Type.Integer({ minimum: -64, maximum: 400 }),
  Type.Integer({ minimum: -4000, maximum: 4000 }),
  Type.Integer({ minimum: 0, maximum: 180_000 }),
])

export const sliderVerify = declareCall({
  method: 'POST',
  path: '/wps/captcha/slider/verify',
  summary: 'Check where the piece was left; the answer is a pass token that can be used once, within 180 s. Every failure gives the same code',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: Type.Object({
    id: CaptchaId,
    loginDeviceId: Type.Optional(DeviceId),
    x: Type.Integer({ minimum: -64, maximum: 400 }),
    way: Type.Union([Type.Literal('drag'), Type.Literal('steps')], { description: 'dragged, or moved by keys and step buttons' }),
    path: Type.Array(PathPoint, { maxItems: 512 }),
    work: Work,
  }),
  answer: PassAnswer,
  errors: ['captcha.invalid'],
})
