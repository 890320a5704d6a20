import type { Database } from '@server/database/database'

export interface OutboxRow {
  kind: 'sms' | 'captcha'
  recipient: string
  content: string
}

export interface RunningServer {
  url: string
  pid: number
  dataDir: string
  /** A pool of its own on the server's database. */
  database: Database
  /** What the local SMS provider sent, newest first. */
  outbox(): Promise<OutboxRow[]>
  /** Everything the server logged so far, a JSON object a line. */
  log(): string
  /** SIGKILL, no farewell. The database process stays behind; a new start takes it over. */
  kill9(): Promise<void>
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
}

/** `server/main.ts` as a child on a free port. Pass the `dataDir` of an earlier one to reopen it. */
export declare function startServer(options?: {
  env?: Record<string, string>
  dataDir?: string
}): Promise<RunningServer>
