import { IDENTITY_SEAL } from '#identity-checks/send-identity.ts'
import { escapeHtml } from '#kernel/html.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Grown } from './demo-people.ts'
import type { HistoryDeps } from './leave-work.ts'

/** Documents that wait for compliance: the kind, what stands on it, and when it was sent. One of them is out of date. */
const DOCUMENTS = [
  { document: 'identity-card', title: 'IDENTITY CARD', born: '1991-04-17', until: '2033-08-30', hoursAgo: 31 },
  { document: 'passport', title: 'PASSPORT', born: '1986-11-02', until: '2034-01-12', hoursAgo: 9 },
  { document: 'driving-licence', title: 'DRIVING LICENCE', born: '1998-07-23', until: '2025-02-01', hoursAgo: 3 },
] as const
const SIZE = { width: 1200, height: 760 }

/** Front and back of a card that nobody takes for a real one. */
const drawing = (title: string, lines: readonly string[]): string => `<svg xmlns="http://www.w3.org/2000/svg" ${Object.entries(SIZE)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')} font-family="sans-serif">
<rect width="100%" height="100%" fill="#5d6470"/><rect x="80" y="70" width="1040" height="620" rx="36" fill="#e8edf4"/>
<text x="130" y="160" font-size="52" font-weight="700" fill="#20304a">${escapeHtml(title)}</text>
<rect x="130" y="220" width="250" height="320" rx="12" fill="#b9c4d4"/><circle cx="255" cy="330" r="66" fill="#8b99ae"/><path d="M155 540a100 110 0 0 1 200 0z" fill="#8b99ae"/>
${lines.map((line, at) => `<text x="430" y="${270 + at * 80}" font-size="42" fill="#20304a">${escapeHtml(line)}</text>`).join('\n')}
<text x="600" y="620" font-size="110" font-weight="700" fill="#c0392b" fill-opacity=".3" text-anchor="middle">SPECIMEN</text></svg>`

const pictureOf = async (title: string, lines: readonly string[]): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const image = await sharp(Buffer.from(drawing(title, lines)))
    .webp({ quality: 75 })
    .toBuffer()
  return image.toString('base64')
}

/** Documents of members of the demo, drawn here, for compliance to look at. */
export const leaveDocuments = async (
  { inUnit, seals }: Pick<HistoryDeps, 'inUnit' | 'seals'>,
  { code }: Merchant,
  people: readonly Grown[],
  at: (hoursAgo: number) => Date,
): Promise<void> => {
  for (const [index, { document, title, born, until, hoursAgo }] of DOCUMENTS.entries()) {
    const member = people.at(-1 - index)
    if (!member) return
    const front = await pictureOf(title, [member.username, `Born ${born}`, `Valid until ${until}`])
    const back = await pictureOf(title, ['Issued for the demo', `No. ${code.toUpperCase()}-${index + 1}`])
    const sent = { merchant: code, memberId: member.id, clientId: `history-${index}`, document, sentAt: at(hoursAgo) }
    await inUnit(unit =>
      unit.identityChecks.add(
        sent,
        [front, back].map(picture => seals.seal(IDENTITY_SEAL, picture)),
      ),
    )
  }
}
