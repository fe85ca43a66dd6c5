import { declareSubject } from '#kernel/subject.ts'
import { geetest } from './calls/geetest.ts'
import { picture } from './calls/picture.ts'
import { proofOfWork, proofOfWorkVerify } from './calls/proof-of-work.ts'
import { setting } from './calls/setting.ts'
import { sliderVerify } from './calls/slider-verify.ts'
import { slider } from './calls/slider.ts'
import type { CaptchaProviders } from './captcha-provider.ts'
import { type CaptchaStore, captchaStore } from './captcha-store.ts'
import { createCaptchas } from './create-captchas.ts'
import { captchaSweeps } from './sweeps.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly captchas: CaptchaStore
  }
  interface Deps {
    readonly captchas: CaptchaProviders
  }
}

export const captcha = declareSubject({
  stores: db => ({ captchas: captchaStore(db) }),
  parts: given => ({ captchas: createCaptchas(given) }),
  recurring: captchaSweeps,
  answers: deps => ({
    'captcha.setting': setting,
    'captcha.geetest': geetest(deps),
    'captcha.slider': slider(deps),
    'captcha.sliderVerify': sliderVerify(deps),
    'captcha.picture': picture(deps),
    'captcha.proofOfWork': proofOfWork(deps),
    'captcha.proofOfWorkVerify': proofOfWorkVerify(deps),
  }),
})
