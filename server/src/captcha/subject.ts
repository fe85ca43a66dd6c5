import type { SettingsByPlace } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { geetest } from './calls/geetest.ts'
import { picture } from './calls/picture.ts'
import { proofOfWork, proofOfWorkVerify } from './calls/proof-of-work.ts'
import { setting } from './calls/setting.ts'
import { sliderVerify } from './calls/slider-verify.ts'
import { slider } from './calls/slider.ts'
import type { CaptchaProvider, CaptchaProviders } from './captcha-provider.ts'
import { type CaptchaStore, captchaStore } from './captcha-store.ts'
import { createCaptchas } from './create-captchas.ts'
import { personalData } from './personal-data.ts'
import { captchaProviders } from './providers.ts'
import { captchaSweeps } from './sweeps.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly captchas: CaptchaStore
  }
  interface Deps {
    readonly captchas: CaptchaProviders
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings extends SettingsByPlace<typeof captchaProviders> {}
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly captcha: CaptchaProvider
  }
  interface ProviderParts {
    readonly captchas: CaptchaStore
  }
}

export const captcha = declareSubject({
  personalData,
  providers: [{ kind: 'captcha', list: captchaProviders }],
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
