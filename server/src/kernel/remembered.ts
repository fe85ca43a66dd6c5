/**
 * What `compute` gives for a text, remembered for the texts of late. At `most` texts all are forgotten, so that whoever sends ever new ones fills no memory.
 * For what costs more than a look-up and comes again with nearly every request, such as the network of an address.
 */
export const remembered = <Value>(most: number, compute: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = compute(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
