const SHOWN = 8

/** The member's id, short enough to be read out: its last eight letters and digits. An id that is no longer than that stands as it is. */
export const memberNumberOf = (id: string): string => {
  const plain = id.replaceAll('-', '').toUpperCase()
  return plain.length <= SHOWN ? id : `${plain.slice(-SHOWN, -SHOWN / 2)}-${plain.slice(-SHOWN / 2)}`
}
