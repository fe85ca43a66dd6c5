import { BarPlaceholder } from './bar-placeholder.tsx'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import type { Captcha } from './use-captcha.ts'

/** The captcha inside a form; nothing if none is asked for. */
export const CaptchaBlock = ({ captcha: { demand, runtime } }: { captcha: Pick<Captcha, 'demand' | 'runtime'> }) => {
  if (!demand) return null
  if (runtime) return <runtime.Widget demand={demand} controller={runtime.controller} />
  return demand.provider === 'picture' ? <PicturePlaceholder /> : <BarPlaceholder />
}
