import Type from 'typebox'
import { declareCall } from '#call.ts'

/** Something to download (spec 2 §3, Download link). */
export const DownloadLink = Type.Object(
  {
    resourceType: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_]{0,31}$',
      message: 'must be 1 to 32 letters, digits or _, beginning with a letter',
      description: 'IOS, MOBILECONFIG, Android, AppDownloadIcon, or a lite or apk key',
    }),
    url: Type.String({
      pattern: '^(https://|itms-services://|/m/)[^\\s"<>]+$',
      message: 'must begin with https://, itms-services:// or /m/',
      description: 'its address',
      maxLength: 500,
    }),
  },
  { additionalProperties: false },
)

export const downloadLinks = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownloadLinks',
  summary: 'Where the merchant’s apps, profile and app icon are',
  session: 'none',
  moduleId: 'DOWNLOAD3',
  cache: 'session',
  request: Type.Object({}),
  answer: Type.Object({ links: Type.Array(DownloadLink) }),
  errors: [],
})
