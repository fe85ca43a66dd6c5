import { currentDevice } from '#blocks/site/install/current-device.ts'
import { AppWindow } from './app-window.tsx'
import { InstallFooter } from './install-footer.tsx'

/** The home-screen prompt (spec 2 §4): on iOS a footer with instructions, elsewhere the window with the browser's offer. */
export const InstallPrompt = ({ open }: { readonly open: boolean }) => {
  const { ios } = currentDevice()
  return ios ? <InstallFooter open={open} ios={ios} /> : <AppWindow open={open} as="install" />
}
