import { createHash } from 'node:crypto'
import type { Brand } from './brand.ts'

/** The background of icons and splash screens, which is that of the merchant's pages. */
export const groundOf = ({ file: { theme } }: Pick<Brand, 'file'>): string => (theme.scheme === 'dark' ? theme.dark : theme.light).background

/** `/m/pictures/<code>/<name>.<hash>.png`; the hash changes with the artwork that it is drawn from. */
export const addressOfPicture = (brand: Pick<Brand, 'code' | 'file' | 'assets'>, name: string, artwork: readonly string[]): string => {
  const hash = createHash('sha256')
    .update([...artwork.map(file => brand.assets[file]), groundOf(brand)].join())
    .digest('hex')
    .slice(0, 8)
  return `/m/pictures/${brand.code}/${name}.${hash}.png`
}

/** The name of the picture that is drawn for a group of download images (spec 2 §4, Download-image popup). */
export const popupPicture = (groupName: string): string => `popup-${groupName.slice(-1)}`
