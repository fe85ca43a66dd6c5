/** One identity event. `detail` carries facts for an operator, never a secret, a token or a password. */
export interface AuditEvent {
  readonly at: Date
  readonly merchant: string
  readonly memberId: string | null
  /** e.g. `login.succeeded`, `login.failed`, `member.registered`, `password.changed`, `logout`. */
  readonly event: string
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly detail: Readonly<Record<string, string | number | boolean>>
}

export interface AuditStore {
  add(event: AuditEvent): Promise<void>
  /** Newest first. */
  ofMember(merchant: string, memberId: string, limit: number): Promise<readonly AuditEvent[]>
}
