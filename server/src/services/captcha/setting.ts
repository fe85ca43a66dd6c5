import { captchaDemand } from '#services/captcha/captcha-demand.ts'
import type { Service } from '#services/service.ts'

export const setting: Service<'captcha.setting'> = ({ scene, isBgeTest }, { merchant }) =>
  Promise.resolve(captchaDemand(merchant, scene, isBgeTest === '1'))
