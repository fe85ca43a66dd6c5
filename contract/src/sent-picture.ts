import Type from 'typebox'
import { CHAT_PICTURE_BYTES } from './support/chat/chat-limits.ts'

/** Characters of a picture in base64. */
export const SENT_PICTURE_LENGTH = Math.ceil(CHAT_PICTURE_BYTES / 3) * 4

/** A picture that a player sends. */
export const SentPicture = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  maxLength: SENT_PICTURE_LENGTH,
  description: 'JPEG, PNG or WebP in base64',
})
