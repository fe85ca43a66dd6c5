import type { CaptchaProviders } from '#providers/captcha/captcha-provider.ts'
import { createGeetest3 } from '#providers/captcha/geetest/geetest3.ts'
import { createGeetest4 } from '#providers/captcha/geetest/geetest4.ts'
import { createPicture } from '#providers/captcha/picture/picture.ts'
import { createSlider } from '#providers/captcha/slider/slider.ts'

type Needs = Parameters<typeof createSlider>[0] &
  Parameters<typeof createPicture>[0] &
  Parameters<typeof createGeetest3>[0] &
  Parameters<typeof createGeetest4>[0]

/** Every captcha provider; a merchant's settings choose among them. */
export const createCaptchaProviders = (needs: Omit<Needs, 'apiServer'>): CaptchaProviders => ({
  slider: createSlider(needs),
  picture: createPicture(needs),
  geetest3: createGeetest3(needs),
  geetest4: createGeetest4(needs),
})
