import { DOWNLOAD_IMAGE_WAIT, DownloadImagesContent, type DownloadImages } from '@foyer/contract/content/download-images'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { addressOfPicture, popupPicture } from '#kernel/merchants/picture-address.ts'

/** The end of a picture's address: its hash and its extension. */
const VERSION = /\.[0-9a-f]+\.png$/

/** For a file's name: letters and digits of the brand's name. */
const plain = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')

/** Pictures that players save (spec 2 §4, Download-image popup). A merchant without the file has none. */
export const downloadImages = declareContent({
  file: 'content/download-images.json',
  schema: DownloadImagesContent,
  optional: true,
  check({ images = [] }, { file }, report) {
    const first = file.languages?.[0]
    const groups = new Set<string>()
    for (const [at, image] of images.entries()) {
      if (!image) continue
      const { groupName, alt = {}, title = {} } = image
      if (groupName !== undefined && groups.has(groupName)) report(`/images/${at}/groupName`, 'is the group of another picture too')
      if (groupName !== undefined) groups.add(groupName)
      for (const [name, words] of Object.entries({ alt, title })) if (first && !words[first]) report(`/images/${at}/${name}/${first}`, 'is missing')
    }
  },
  page: ({ wait = DOWNLOAD_IMAGE_WAIT, images }, { merchant, words }): DownloadImages => ({
    wait,
    images: images
      .toSorted((one, other) => one.groupName.localeCompare(other.groupName))
      .map(({ groupName, image, alt, title, text }) => {
        const name = popupPicture(groupName)
        const address = addressOfPicture(merchant, name, [image])
        return {
          groupName,
          image: address,
          fileName: `${plain(merchant.file.name)}-${name}${VERSION.exec(address)?.[0] ?? '.png'}`,
          alt: words(alt) ?? '',
          title: words(title) ?? '',
          text: words(text),
        }
      }),
  }),
})
