/** What a registration token says (contract/src/push/push-fields.ts); undefined if it is not base64url of JSON. */
export const tokenJson = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
