/** How long older iOS versions show the way to the settings before the download, ms (spec 2 §9). */
export const OLDER_IOS_MESSAGE = 4_000
/** Since this version iOS does not open the profile itself, so tips are shown on return (spec 2 §4). */
export const TIPS_SINCE = 17

interface ProfileDownload {
  readonly version: number
  /** Shows where to install the profile, for `duration` ms. */
  readonly explainSettings: (duration: number) => void
  readonly explainTips: () => void
  readonly leaveTo: () => void
  readonly schedule: (work: () => void, ms: number) => void
  /** Runs `work` when the player comes back to the page. */
  readonly onReturn: (work: () => void) => void
}

/** Downloads the configuration profile, with the explanation that the iOS version needs (spec 2 §4, Install prompt). */
export const downloadProfile = ({ version, explainSettings, explainTips, leaveTo, schedule, onReturn }: ProfileDownload): void => {
  if (version >= TIPS_SINCE) {
    onReturn(explainTips)
    leaveTo()
  } else {
    explainSettings(OLDER_IOS_MESSAGE)
    schedule(leaveTo, OLDER_IOS_MESSAGE)
  }
}
