/** As many lines as one looks at, where the clock of a server is ahead and all of its lines are new ones. */
const MOST_LINES = 200

/** When a line was logged, epoch ms; undefined for what is no line of the log, such as the stack of a crash. */
const timeOf = (line: string): number | undefined => {
  const [, time] = /"time":(\d+)/.exec(line) ?? []
  return time === undefined ? undefined : Number(time)
}

/** The lines of a server's log since a moment, epoch ms. What is no line of the log belongs to the line before it. */
export const linesSince = (log: string, since: number): readonly string[] => {
  let isNew = false
  const lines = log.split('\n').filter(line => {
    const time = timeOf(line)
    if (time !== undefined) isNew = time >= since
    return isNew && line !== ''
  })
  return lines.slice(-MOST_LINES)
}
