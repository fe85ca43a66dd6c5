import { readFileSync } from 'node:fs'

// Loaded into a server's process before it begins (`startServerWithClock`): its clock is ahead by as many ms as a file says.

const file = process.env['CLOCK_AHEAD'] ?? ''
const RealDate = Date
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts))
  }

  static now() {
    return now()
  }
}
