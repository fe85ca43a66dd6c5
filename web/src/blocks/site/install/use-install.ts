import { acceptInstallOffer } from '#device/install-offer.ts'
import { reportMoment } from '#device/reported-moments.ts'
import { carryOver } from '#navigation/carried-parameters.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { showAlert, showToast } from '#notices/notices.ts'
import { closePrompt, openPrompt, type PromptName } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { currentDevice } from './current-device.ts'
import { downloadProfile } from './download-profile.ts'
import { noteRefused } from './install-memory.ts'
import { canAddToScreen } from './ios-ways.ts'
import { onReturn } from './on-return.ts'
import { useAppLinks } from './use-app-links.ts'
import { useInstallOffer } from './use-install-offer.ts'

/** How long the message 'installing' is shown, ms (spec 2 §9). */
const INSTALLING_TOAST = 3_000

export interface Install {
  /** Address of the app's icon. */
  readonly icon: string | undefined
  /** Downloads the app for this device; absent if there is none. */
  readonly getApp: (() => void) | undefined
  /** Downloads the configuration profile; absent if there is none for this browser. */
  readonly getProfile: (() => void) | undefined
  /** Adds the page to the home screen, or shows how; absent if the browser cannot. */
  readonly addToScreen: (() => void) | undefined
  /** How it is done by hand, in words, where there is neither of both. */
  readonly byHand: string | undefined
}

/** The two ways to install on this device. `from` is the prompt that offers them; choosing one closes it. */
export const useInstall = (from?: PromptName): Install => {
  const t = useTexts('install')
  const { app, profile, icon, known } = useAppLinks()
  const offered = useInstallOffer()
  const { ios } = currentDevice()

  const leave = (url: string) => {
    reportMoment('download', url)
    window.location.assign(url.startsWith('/m/') ? carryOver(url, window.location.search, storedRegistrationInfo()) : url)
  }
  const done = () => from && closePrompt(from)

  const getProfile = () => {
    done()
    if (!profile || !ios) return
    downloadProfile({
      version: ios.version,
      explainSettings: duration => showToast(t('profile_settings'), duration),
      explainTips: () => showAlert(t('ios17_download_tips')),
      leaveTo: () => leave(profile),
      schedule: (work, ms) => void setTimeout(work, ms),
      onReturn,
    })
  }

  const getApp = () => {
    done()
    if (app) leave(app)
  }

  const accept = async () => {
    const outcome = await acceptInstallOffer()
    if (outcome === 'accepted') showToast(t('installing'), INSTALLING_TOAST)
    if (outcome === 'dismissed') noteRefused()
    done()
  }

  const guide = () => {
    done()
    openPrompt('ios-guide')
  }

  const addToScreen = offered ? () => void accept() : ios && canAddToScreen(ios) ? guide : undefined
  const hasNone = known && !app && !addToScreen
  return {
    icon,
    getApp: app ? (app === profile ? getProfile : getApp) : undefined,
    getProfile: profile ? getProfile : undefined,
    addToScreen,
    byHand: hasNone ? (ios ? t('footer_legacy') : t('install_menu', { add: t('install_web') })) : undefined,
  }
}
