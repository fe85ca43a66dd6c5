/** The browser's share sheet; undefined where it has none. */
type Share = ((data: ShareData) => Promise<void>) | undefined

/** Opens the share sheet; false where the browser has none or refuses. A player who closes it again has changed their mind: that is no failure. */
export const shareLink = async (data: ShareData, share: Share = navigator.share?.bind(navigator)): Promise<boolean> => {
  if (!share) return false
  try {
    await share(data)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
