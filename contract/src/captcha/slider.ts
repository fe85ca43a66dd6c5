import Type from 'typebox'
import { declareCall } from '#call.ts'
import { DeviceId } from '#fields.ts'
import { CaptchaId, CaptchaScene } from './captcha-fields.ts'
import { TestMode } from './setting.ts'

const Png = Type.String({ description: 'base64 of a PNG' })

export const slider = declareCall({
  method: 'POST',
  path: '/wps/captcha/slider',
  summary: 'A puzzle of our own slider, where the scene asks for it or GeeTest v3 is down: good for one check within 120 s',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: Type.Object({
    scene: CaptchaScene,
    loginDeviceId: Type.Optional(DeviceId),
    isBgeTest: TestMode,
  }),
  answer: Type.Object({
    id: CaptchaId,
    width: Type.Integer({ description: 'of the picture, in units: all positions are in these' }),
    height: Type.Integer(),
    pieceSize: Type.Integer({ description: 'side of the piece’s square' }),
    y: Type.Integer({ description: 'where the piece stands, from the top' }),
    background: Png,
    piece: Png,
    workBits: Type.Integer({ description: 'find a number so that SHA-256 of `<id>.<number>` begins with that many zero bits' }),
    expiresIn: Type.Integer({ description: 'seconds' }),
  }),
  errors: ['captcha.invalid'],
})

/** Piece position (units from its start), distance from the first height (pixels), ms since the first point. */
const PathPoint = Type.Tuple([
  Type.Integer({ minimum: -64, maximum: 400 }),
  Type.Integer({ minimum: -4000, maximum: 4000 }),
  Type.Integer({ minimum: 0, maximum: 180_000 }),
])

export const sliderVerify = declareCall({
  method: 'POST',
  path: '/wps/captcha/slider/verify',
  summary: 'Checks where the piece was left; the answer is a pass token, good once within 180 s. Every failure is the same',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: Type.Object({
    id: CaptchaId,
    loginDeviceId: Type.Optional(DeviceId),
    x: Type.Integer({ minimum: -64, maximum: 400 }),
    way: Type.Union([Type.Literal('drag'), Type.Literal('steps')], { description: 'dragged, or moved by keys and step buttons' }),
    path: Type.Array(PathPoint, { maxItems: 512 }),
    work: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  answer: Type.Object({ captcha: CaptchaId, expiresIn: Type.Integer({ description: 'seconds' }) }),
  errors: ['captcha.invalid'],
})
