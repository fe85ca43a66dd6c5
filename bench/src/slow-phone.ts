import type { CDPSession } from 'playwright-core'

/** Slow 4G and a phone's processor (decision 14). */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  connectionType: 'cellular4g',
} as const
const CPU_SLOWDOWN = 4

/** Makes a page as slow as on a phone of the middle class, on slow 4G. */
export const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
