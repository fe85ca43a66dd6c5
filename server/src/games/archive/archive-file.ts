import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import type { ArchivedLine } from './archive-store.ts'

/** A line as the archive has it, in the order of its fields. */
export interface FiledLine extends Omit<ArchivedLine, 'at'> {
  readonly merchant: string
  readonly memberId: string
  /** ISO 8601 */
  readonly at: string
}

/** An archive that is being written: a line of JSON for each line of the ledger, compressed by gzip. */
export interface ArchiveFile {
  /** Returns once the disk has them. */
  append(lines: readonly FiledLine[]): Promise<void>
  close(): Promise<void>
}

/** Begins a new archive, which nobody else reads. Throws where there is a file of this name. */
export const newArchive = async (path: string): Promise<ArchiveFile> => {
  const file = await open(path, 'ax', 0o600)
  return {
    async append(lines) {
      // Each part is a gzip of its own: one after the other they are read as one, and what is there stays whole if the program ends in the next one.
      await file.appendFile(gzipSync(lines.map(line => `${JSON.stringify(line)}\n`).join('')))
      await file.datasync()
    },
    close: () => file.close(),
  }
}

/**
 * The lines of an archive that `isWanted` lets through. Where the program that wrote it was ended in the midst of a part, the file ends in it: `cutShort` is
 * called, and all that stands before was given.
 */
export async function* readArchive(path: string, isWanted: (line: FiledLine) => boolean, cutShort: () => void): AsyncGenerator<FiledLine> {
  const source = createReadStream(path)
  const unpacked = source.pipe(createGunzip())
  source.once('error', error => unpacked.destroy(error))
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line = JSON.parse(text) as FiledLine
      if (isWanted(line)) yield line
    }
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'Z_BUF_ERROR') throw error
    cutShort()
  }
}
