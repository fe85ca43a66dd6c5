import type { AssetAddress } from '#kernel/merchants/content/content-surroundings.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { cleanHtml, type CleanedHtml, type PictureAddress } from './clean-html.ts'

type WordsByLanguage = Readonly<Record<string, string>>

/** Texts that were cleaned are kept, because every change of a merchant's folder reads all of its files again. */
const KEPT_TEXTS = 50_000
const cleaned = new Map<string, CleanedHtml>()

/** Cleans one text, or gives what it was cleaned to before. */
export const cleanOnce = (html: string, picture: PictureAddress): CleanedHtml => {
  // What has pictures depends on more than its text.
  if (/<img/i.test(html)) return cleanHtml(html, picture)
  const known = cleaned.get(html) ?? cleanHtml(html, picture)
  cleaned.set(html, known)
  const [oldest] = cleaned.keys()
  if (cleaned.size > KEPT_TEXTS && oldest !== undefined) cleaned.delete(oldest)
  return known
}

/** HTML in several languages as pages show it: cleaned, with its pictures on the merchant's image CDN. */
export const cleanWords = (
  words: WordsByLanguage,
  { imageCDNs = [] }: Pick<MerchantFile, 'imageCDNs'>,
  assetAddress: AssetAddress,
): WordsByLanguage => {
  const picture = (file: string) => {
    const address = assetAddress(file)
    return address && (imageCDNs[0] ?? '') + address
  }
  return Object.fromEntries(Object.entries(words).map(([language, html]) => [language, cleanOnce(html, picture).html]))
}
