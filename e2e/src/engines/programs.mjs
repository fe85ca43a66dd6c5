// What each engine of the run needs on a Debian machine. Plain JavaScript, because tools/engines.mjs reads it before anything is installed.

const WEBKIT_FOLDER = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

export const programs = {
  /** WebKitGTK: today's Safari. Its test browser has a window, so it needs a screen, if only one in memory. */
  webkit: {
    title: "WebKitGTK, today's Safari",
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    files: {
      driver: '/usr/bin/WebKitWebDriver',
      browser: `/usr/lib/${WEBKIT_FOLDER}/webkit2gtk-4.1/MiniBrowser`,
      screen: '/usr/bin/Xvfb',
    },
  },
  /** WPE WebKit of Debian 12: Safari 16.0, the oldest WebKit that is to be had as a package. */
  'webkit-old': {
    title: 'WPE WebKit 2.38, Safari 16.0',
    packages: ['wpewebkit-driver', 'libwpewebkit-1.1-0', 'libwpebackend-fdo-1.0-1', 'tcc'],
    files: { driver: '/usr/bin/WPEWebDriver', browser: `/usr/lib/${WEBKIT_FOLDER}/wpe-webkit-1.1/MiniBrowser`, compiler: '/usr/bin/tcc' },
  },
  firefox: {
    title: 'Firefox ESR',
    packages: ['firefox-esr'],
    files: { browser: '/usr/bin/firefox-esr' },
  },
  /** Found or installed as for the browser tests (tools/browser.mjs). */
  chromium: {
    title: "Chromium, today's",
    packages: ['chromium'],
    files: { browser: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' },
  },
}
