import type { Service } from '#kernel/service.ts'
import { captchaDemand } from './captcha-demand.ts'

export const setting: Service<'captcha.setting'> = ({ scene, isBgeTest }, { merchant }) =>
  Promise.resolve(captchaDemand(merchant, scene, isBgeTest === '1'))
