import { downloadImageGroups } from '@foyer/contract/content/download-images'
import type { Merchant } from './merchant.ts'
import { addressOfPicture, popupPicture } from './picture-address.ts'

/** An upright phone screen: CSS pixels, and device pixels per CSS pixel. */
interface Screen {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** The iPhones with an iOS version we support, by screen; the ten that spec 2 §2 asks for. */
export const splashScreens: readonly Screen[] = [
  { width: 375, height: 667, ratio: 2 }, // 7, 8, SE
  { width: 375, height: 812, ratio: 3 }, // X, XS, 11 Pro, 12 mini, 13 mini
  { width: 414, height: 896, ratio: 2 }, // XR, 11
  { width: 414, height: 896, ratio: 3 }, // XS Max, 11 Pro Max
  { width: 390, height: 844, ratio: 3 }, // 12, 13, 14, 16e
  { width: 428, height: 926, ratio: 3 }, // 12 Pro Max, 13 Pro Max, 14 Plus
  { width: 393, height: 852, ratio: 3 }, // 14 Pro, 15, 16
  { width: 430, height: 932, ratio: 3 }, // 14 Pro Max, 15 Plus, 16 Plus
  { width: 402, height: 874, ratio: 3 }, // 16 Pro, 17
  { width: 440, height: 956, ratio: 3 }, // 16 Pro Max
]

/** Icons of an install manifest (spec 2 §2). */
export const ICON_SIZES = [192, 256, 384, 512] as const
/** The sizes that Android cuts to a shape. */
export const MASKABLE_SIZES = [192, 512] as const
const TOUCH_SIZE = 180

export const TOUCH_ICON = `touch-${TOUCH_SIZE}`
export const splashName = ({ width, height, ratio }: Screen): string => `splash-${width * ratio}x${height * ratio}`

/** How a picture is drawn from a merchant's artwork: size, source, method. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly kind: 'icon' | 'plate' | 'splash' | 'popup'
}

/** What players save of the download images: large enough for a phone's screen. */
const POPUP: Picture = { width: 1080, height: 1350, kind: 'popup' }

const square = (size: number, kind: Picture['kind']): Picture => ({ width: size, height: size, kind })

/** All pictures, by name: no other size can be requested. */
export const pictures: Readonly<Record<string, Picture>> = Object.fromEntries<Picture>([
  ...ICON_SIZES.map(size => [`icon-${size}`, square(size, 'icon')] as const),
  ...MASKABLE_SIZES.map(size => [`maskable-${size}`, square(size, 'plate')] as const),
  [TOUCH_ICON, square(TOUCH_SIZE, 'plate')],
  ...downloadImageGroups.map(group => [popupPicture(group), POPUP] as const),
  ...splashScreens.map(
    screen => [splashName(screen), { width: screen.width * screen.ratio, height: screen.height * screen.ratio, kind: 'splash' }] as const,
  ),
])

/** The asset file of the download image with this picture. */
const popupArtwork = ({ content }: Pick<Merchant, 'content'>, name: string): string | undefined =>
  content.downloadImages?.images.find(({ groupName }) => popupPicture(groupName) === name)?.image

/** The asset file from which a picture is drawn; undefined if the merchant has none. */
export const sourceOf = (merchant: Pick<Merchant, 'file' | 'content'>, name: string, { kind }: Picture): string | undefined => {
  const { logo, icon = logo } = merchant.file
  if (kind === 'popup') return popupArtwork(merchant, name)
  return kind === 'splash' ? logo : icon
}

/** The asset file used as it is: the merchant's own touch icon, if it has one. */
export const drawnAlready = ({ file }: Pick<Merchant, 'file'>, name: string): string | undefined =>
  name === TOUCH_ICON ? (file.pwa?.appleTouchIcon ?? 'apple-touch-icon.png') : undefined

export const pictureAddress = (merchant: Merchant, name: string): string => {
  const { logo, icon = '' } = merchant.file
  const popup = popupArtwork(merchant, name)
  return addressOfPicture(merchant, name, popup === undefined ? [logo, icon, drawnAlready(merchant, name) ?? ''] : [popup])
}
