/**
 * What `read` answers, kept for so many ms for each key; whoever asks meanwhile shares it. So what anybody may ask for costs the same however many ask.
 * What could not be read is read again for whoever asks next.
 */
export const keptFor = <Key extends WeakKey, Value>(
  clock: () => Date,
  ms: number,
  read: (key: Key, now: Date) => Promise<Value>,
): ((key: Key) => Promise<Value>) => {
  const kept = new WeakMap<Key, { readonly at: number; readonly value: Promise<Value> }>()
  return key => {
    const now = clock()
    const known = kept.get(key)
    if (known && now.getTime() - known.at < ms) return known.value
    const value = read(key, now)
    kept.set(key, { at: now.getTime(), value })
    value.catch(() => kept.delete(key))
    return value
  }
}
