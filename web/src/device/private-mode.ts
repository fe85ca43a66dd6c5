/** The signs of private browsing that a page can see; each may be missing. */
export interface PrivateSigns {
  /** Fails in private windows of Safari and Firefox. */
  readonly getDirectory?: (() => Promise<unknown>) | undefined
  /** How many bytes a page may store; limited by memory in Chromium's incognito windows. */
  readonly quota?: (() => Promise<number>) | undefined
  /** Chromium's limit of the script heap, bytes. */
  readonly heapLimit?: number | undefined
  /** Whether anything can be stored at all. */
  readonly canStore: () => boolean
}

/** Incognito windows store in memory, less than this many times the heap's limit. */
const QUOTA_PER_HEAP = 2

const refuses = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => false,
    () => true,
  )

/**
 * Whether the window is private, as far as a page can tell; no browser says so. When in doubt, the window counts as ordinary.
 * Recent Chromium cannot be told apart, because it has the same quota in every window; older ones and their web views can.
 */
export const isPrivate = async ({ getDirectory, quota, heapLimit, canStore }: PrivateSigns): Promise<boolean> => {
  if (!canStore()) return true
  if (quota && heapLimit !== undefined && (await quota().catch(() => Number.POSITIVE_INFINITY)) < heapLimit * QUOTA_PER_HEAP) return true
  return getDirectory !== undefined && (await refuses(getDirectory))
}

const canStore = (): boolean => {
  try {
    window.localStorage.setItem('SHELL_probe', '1')
    window.localStorage.removeItem('SHELL_probe')
    return true
  } catch {
    return false
  }
}

/** Read from the browser. */
export const privateSigns = (): PrivateSigns => {
  const { memory } = performance as { readonly memory?: { readonly jsHeapSizeLimit: number } }
  // Missing on pages without a secure context, although the types do not say so.
  const storage = navigator.storage as StorageManager | undefined
  return {
    getDirectory: storage && 'getDirectory' in storage ? () => storage.getDirectory() : undefined,
    quota: storage && 'estimate' in storage ? async () => (await storage.estimate()).quota ?? Number.POSITIVE_INFINITY : undefined,
    heapLimit: memory?.jsHeapSizeLimit,
    canStore,
  }
}
