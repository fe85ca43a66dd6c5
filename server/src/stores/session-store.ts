import type { Member } from '#stores/member-store.ts'

export interface SessionRow {
  readonly tokenHash: string
  readonly merchant: string
  readonly memberId: string
  readonly networkPrefix: string
  readonly deviceId: string | null
  readonly userAgent: string
  readonly firstTimeLogin: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

export interface SessionStore {
  add(session: SessionRow): Promise<void>
  /** The session and its member in one query; a token of another merchant is not found. */
  withMember(merchant: string, tokenHash: string): Promise<{ readonly session: SessionRow; readonly member: Member } | undefined>
  touch(tokenHash: string, at: Date): Promise<void>
  end(tokenHash: string): Promise<void>
  endAllOf(memberId: string): Promise<void>
  /** Removes sessions unused since `idleBefore` or opened before `createdBefore`; answers how many. */
  sweep(merchant: string, idleBefore: Date, createdBefore: Date): Promise<number>
}
