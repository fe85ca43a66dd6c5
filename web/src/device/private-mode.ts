/** What a browser lets a page see of private browsing; every part may be missing. */
export interface PrivateSigns {
  /** Refuses in private windows of Safari and Firefox. */
  readonly getDirectory?: (() => Promise<unknown>) | undefined
  /** Bytes a page may store: in Chromium's incognito bound to memory. */
  readonly quota?: (() => Promise<number>) | undefined
  /** Chromium's limit of the script heap, bytes. */
  readonly heapLimit?: number | undefined
  /** Whether anything can be stored at all. */
  readonly canStore: () => boolean
}

/** Incognito stores in memory, less than this many times the heap's limit. */
const QUOTA_PER_HEAP = 2

const refuses = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => false,
    () => true,
  )

/**
 * Whether the window is private, as far as can be told: no browser says so, and one that cannot be read counts as an ordinary one.
 * Chromium hides it since it answers the same quota everywhere; older ones and their web views do not.
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
  // Absent on pages that are no secure context, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined
  return {
    getDirectory: storage && 'getDirectory' in storage ? () => storage.getDirectory() : undefined,
    quota: storage && (async () => (await storage.estimate()).quota ?? Number.POSITIVE_INFINITY),
    heapLimit: memory?.jsHeapSizeLimit,
    canStore,
  }
}
