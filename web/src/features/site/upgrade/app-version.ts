/** Negative if `a` is older than `b`: compared part by part as numbers; a missing part counts as 0. */
export const compareVersions = (a: string, b: string): number => {
  const parts = [a, b].map(version => version.split('.').map(Number))
  const length = Math.max(...parts.map(({ length: count }) => count))
  const [left = [], right = []] = parts
  for (let at = 0; at < length; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether the native app around the page is outdated (spec 2 §9, Latest app version). Null: there is no native app. */
export const isOutdated = (version: string | null, latest: string): version is string => version !== null && compareVersions(version, latest) < 0
