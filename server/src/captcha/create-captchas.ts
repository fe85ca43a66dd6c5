import { createProviders } from '#kernel/providers/create-providers.ts'
import type { SubjectParts } from '#kernel/subject.ts'
import type { CaptchaProviders } from './captcha-provider.ts'
import { createDrawings } from './drawing/drawings.ts'
import { createPen } from './drawing/pen.ts'
import { createPicture } from './picture/picture.ts'
import { createProofOfWork } from './proof-of-work/proof-of-work.ts'
import { captchaProviders } from './providers.ts'
import { createSlider } from './slider/slider.ts'

/** Every captcha that this process can set. Their pictures are drawn in a thread, which ends with the process. */
export const createCaptchas = (given: SubjectParts): CaptchaProviders => {
  const drawings = createDrawings(createPen())
  given.atEnd(() => drawings.close())
  return {
    slider: createSlider({ ...given, drawings }),
    proofOfWork: createProofOfWork(given),
    picture: createPicture({ ...given, drawings }),
    ...createProviders(captchaProviders, given),
  }
}
