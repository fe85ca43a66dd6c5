// No schema in this file: the web reads it at run time.

/** The pictures of a player's own link: the code alone, or a poster with it. */
export type LinkPicture = 'qr' | 'poster'

interface OwnLink {
  /** The origin that the link leads to. */
  readonly line: string
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
}

/** Where the server draws pictures of players' own links. */
export const linkPicturePath = (picture: LinkPicture): string => `/m/invite/${picture}.png`

/** The picture of a player's own link. */
export const linkPictureAddress = (picture: LinkPicture, { line, affiliateCode, referralCode }: OwnLink): string => {
  const query = new URLSearchParams({ line })
  if (affiliateCode) query.set('affiliateCode', affiliateCode)
  if (referralCode) query.set('r', referralCode)
  return `${linkPicturePath(picture)}?${query.toString()}`
}
