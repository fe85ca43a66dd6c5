import Type, { type Static } from 'typebox'
import { AssetFile, Words, optional, strict } from '#merchant/merchant-fields.ts'

/** Where the picture is shown: the first or the second popup (spec 2 §3, Banner). */
export const downloadImageGroups = ['m_popup1', 'm_popup2'] as const
const Group = Type.Union([Type.Literal('m_popup1'), Type.Literal('m_popup2')], {
  description: 'm_popup1 is the welcome picture, m_popup2 the tip',
})

/** The popup waits this long after the page is ready, seconds (spec 2 §9, Download popup wait). */
export const DOWNLOAD_IMAGE_WAIT = 20

/** `content/download-images.json` (docs/announcements.md): pictures that players save, to find the way back. */
export const DownloadImagesContent = Type.Object(
  {
    wait: optional(
      Type.Integer({
        minimum: 1,
        maximum: 600,
        default: DOWNLOAD_IMAGE_WAIT,
        description: 'seconds from when the page is ready until the first picture opens',
      }),
    ),
    images: Type.Array(
      Type.Object(
        {
          groupName: Group,
          image: AssetFile,
          alt: Words('what the picture shows, for those who cannot see it'),
          title: Words('headline'),
          text: optional(Words('a line below the headline')),
        },
        strict,
      ),
      { minItems: 1, maxItems: 2, description: 'the picture of each group' },
    ),
  },
  strict,
)
export type DownloadImagesContent = Static<typeof DownloadImagesContent>

export interface DownloadImage {
  readonly groupName: (typeof downloadImageGroups)[number]
  /** Address of the PNG that the server made of the picture. */
  readonly image: string
  /** The name under which it is saved, with the brand's name first. It changes with the picture. */
  readonly fileName: string
  readonly alt: string
  readonly title: string
  readonly text: string | undefined
}

/** What pages carry of the download images. */
export interface DownloadImages {
  /** Seconds. */
  readonly wait: number
  readonly images: readonly DownloadImage[]
}
