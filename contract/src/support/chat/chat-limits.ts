// No schema in this file: the web reads its values at run time, and a schema library must not reach the bundle.

/** Characters of one chat message. */
export const CHAT_TEXT_LENGTH = 2_000
/** Bytes of one picture as it is sent. The web makes it smaller before it sends it. */
export const CHAT_PICTURE_BYTES = 1_500_000
/** The longer side of a picture as it is kept, pixels: enough to read a screenshot or a receipt. The web makes it smaller before it sends it. */
export const CHAT_PICTURE_SIDE = 1_600
/** Messages in one answer. */
export const CHAT_PAGE = 30
/** Chinese variants are CN for the chat (spec 1 §5, Chat language). */
export const chatLanguage = (language: string): string => (language === 'CN' || language === 'TW' ? 'CN' : language)
/** The language of the chat call if none is known (spec 2 §9, Business constants and limits). */
export const CHAT_CALL_LANGUAGE = 'CN'
/** The language of a provider's chat widget if none is known (spec 2 §9, Business constants and limits). */
export const CHAT_WIDGET_LANGUAGE = 'EN'
