import type { Api, Out, Parsed, Path } from '@contract/api'
import type { Role } from '@contract/call'
import type { Db } from '@server/database/database'
import type { Config } from '@server/config'

export interface SignedIn {
  userId: string
  sessionId: string
  /** As it was sent. */
  token: string
  roles: readonly Role[]
}

export interface Context<P extends Path = Path> {
  /** The transaction of a once-only write, else the pool. */
  db: Db
  user: Api[P]['access'] extends 'public' ? SignedIn | null : SignedIn
  position: { latitude: number; longitude: number } | null
  /** The caller's network address. */
  address: string
  now: Date
  config: Config
  /** Commits on its own, whatever becomes of the call: counters of failed attempts. */
  apart: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

export type Handler<P extends Path> = (input: Parsed<P>, context: Context<P>) => Promise<Out<P>>

/** Every call of an area: a missing or mistyped handler does not compile. */
export type HandlersOf<Calls> = { [P in keyof Calls & Path]: Handler<P> }
