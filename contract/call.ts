import { type z } from 'zod'
import type { Feature } from './features'
import type { Tag } from './tags'

/** Bytes of a body that anybody may send. */
export const ordinaryBody = 64 * 1024

/**
 * What calls take that declare no limit, all reads and all writes of a person together. A home
 * counts where nobody is signed in, and may be a whole village behind one address.
 */
export const defaultLimits = {
  seconds: 60,
  read: { person: 600, home: 3000 },
  write: { person: 120, home: 600 },
}

/**
 * What people are here besides neighbours: `operator` runs machines, `owner` has a share of them and
 * `maintainer` mends them, their own alone; `steward` looks after the people and machines of their
 * villages; `house` looks after the business of the mall, and reads what no company may know of
 * another; `developer` finds places where machines could stand.
 */
export const roles = [
  'operator',
  'owner',
  'maintainer',
  'steward',
  'merchant',
  'advertiser',
  'house',
  'developer',
] as const
export type Role = (typeof roles)[number]
/** Who may call: anyone, anyone signed in, or people who hold one role. */
export type Access = 'public' | 'user' | Role

interface Declaration<I extends z.ZodType, O extends z.ZodType, A extends Access> {
  summary: string
  access: A
  in: I
  out: O
  /**
   * At most `max` calls in `seconds`, counted by person, or by address where anyone may call. A phone
   * number is counted by the handler, once a captcha is solved: else anybody shuts out its owner.
   * Without it `defaultLimits` hold.
   */
  limit?: { max: number; seconds: number }
  /** Where thousands come in one moment: so many a process takes at a time, all others are told so at once. */
  atOnce?: number
  /** HTTP 200 alone is success, and has no body; a refusal has another status. */
  reply?: 'status'
  /** An owner may close it where it is not welcome; it is refused there. */
  feature?: Feature
  /**
   * Largest body in bytes, where an ordinary one does not do. More than an ordinary body is taken
   * only with `access_token` in the query.
   */
  bodyLimit?: number
}

interface Asking {
  /** What its answer is about: a write that touches one of these makes it stale. */
  of: readonly Tag[]
  /**
   * Of a read that is asked again until something has happened: when its answer differs from the
   * one before, these have changed too.
   */
  touches?: readonly Tag[]
  /** Only an answer with this value in it tells of that: to move up in a line is nothing to anything else. */
  touchesOnce?: Readonly<Record<string, string>>
  /** Everybody is told the same; without it an answer belongs to whoever asked. */
  alike?: true
  once?: never
  shows?: never
}

interface Doing<N extends boolean = boolean> {
  /**
   * Of a write that changes nothing but gives a promise, such as a ticket: a page that shows its
   * answer asks again when one of these was touched.
   */
  shows?: readonly Tag[]
  /** What is out of date once it has succeeded. */
  touches: readonly Tag[]
  /** The request's nonce and its answer are kept in the write's own transaction. */
  once?: N
  of?: never
  touchesOnce?: never
  alike?: never
}

type Method = 'GET' | 'POST'

export type Read<
  M extends Method = Method,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = Declaration<I, O, A> & Asking & { method: M }

export type Write<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  N extends boolean = boolean,
> = Declaration<I, O, A> & Doing<N> & { method: 'POST' }

export type Call = Read | Write

export const get = <I extends z.ZodType, O extends z.ZodType, A extends Access>(
  declaration: Declaration<I, O, A> & Asking,
): Read<'GET', I, O, A> => ({ method: 'GET', ...declaration })

/** A write, or a read whose question goes in a form. */
export function post<
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
  N extends boolean = false,
>(declaration: Declaration<I, O, A> & Doing<N>): Write<I, O, A, N>
export function post<I extends z.ZodType, O extends z.ZodType, A extends Access>(
  declaration: Declaration<I, O, A> & Asking,
): Read<'POST', I, O, A>
export function post(
  declaration: Declaration<z.ZodType, z.ZodType, Access> & (Asking | Doing),
): Call {
  return { method: 'POST', ...declaration }
}
