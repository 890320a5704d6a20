import type { Api, Out, Parsed, Path } from '@contract/api'
import type { Role } from '@contract/call'
import type { Db } from '@server/database/database'
import type { Settings } from '@server/config'
import type { Providers } from '@server/providers/providers'
import type { Platform } from './platform'

export interface SignedIn {
  userId: string
  sessionId: string
  /** As it was sent. */
  token: string
  roles: readonly Role[]
  /** When they last proved here that they hold their phone. */
  provedAt: Date | null
}

/** What every handler is given; in a once-only write it is all, so that no write waits for the world. */
export interface Context<P extends Path = Path> {
  /** The transaction of a once-only write, else the pool. */
  db: Db
  user: Api[P]['access'] extends 'public' ? SignedIn | null : SignedIn
  position: { latitude: number; longitude: number } | null
  /** The caller's network address. */
  address: string
  /** As the caller's browser or app names itself. */
  userAgent: string
  platform: Platform
  now: Date
  config: Settings
  /** Commits on its own, whatever becomes of the call: counters of failed attempts. */
  apart: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

/** Where no transaction is held, the world may be asked. */
export interface Outside<P extends Path = Path> extends Context<P> {
  providers: Providers
}

/**
 * A once-only write that must know something of the world first: `before` asks it, outside any
 * transaction and only where no answer is kept yet, and `write` is given what it found.
 */
export interface InTwo<P extends Path = Path, Facts = unknown> {
  before(input: Parsed<P>, context: Outside<P>): Promise<Facts>
  write(input: Parsed<P>, facts: Facts, context: Context<P>): Promise<Out<P>>
}

export type Written<P extends Path> = (input: Parsed<P>, context: Context<P>) => Promise<Out<P>>
export type Asked<P extends Path> = (input: Parsed<P>, context: Outside<P>) => Promise<Out<P>>

export type Handler<P extends Path> = true extends Api[P]['once'] ? Written<P> | InTwo<P> : Asked<P>

/** Every call of an area: a missing or mistyped handler does not compile. */
export type HandlersOf<Calls> = { [P in keyof Calls & Path]: Handler<P> }
