import { CHAT_PICTURE_SIDE } from '@foyer/contract/support/chat/chat-limits'

const QUALITY = 0.82

/** The size at which a picture is sent. */
export const sizeFor = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, CHAT_PICTURE_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const decoded = (file: Blob): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    const address = URL.createObjectURL(file)
    image.addEventListener('load', () => {
      URL.revokeObjectURL(address)
      resolve(image)
    })
    image.addEventListener('error', () => {
      URL.revokeObjectURL(address)
      reject(new Error('not a picture that this browser reads'))
    })
    image.src = address
  })

/** The picture as a JPEG of at most 1600 pixels, in base64. Throws if the browser cannot read the file as a picture. */
export const shrinkPicture = async (file: Blob): Promise<string> => {
  const image = await decoded(file)
  const { width, height } = sizeFor(image.naturalWidth, image.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser does not draw')
  // A JPEG has no transparency. Without this, what is transparent would become black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '')
}
