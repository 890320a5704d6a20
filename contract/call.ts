import { type z } from 'zod'

/** Who may call: anyone, anyone signed in, or people who hold one role. */
export const roles = ['operator', 'merchant'] as const
export type Role = (typeof roles)[number]
export type Access = 'public' | 'user' | Role

interface Declaration<I extends z.ZodType, O extends z.ZodType> {
  summary: string
  access: Access
  in: I
  out: O
  /** A write: the request's nonce and its answer are kept in the write's own transaction. */
  once?: boolean
  /**
   * At most `max` calls in `seconds`, counted by person, or by address where anyone may call, and
   * by phone number where one is sent.
   */
  limit?: { max: number; seconds: number }
  /** HTTP 200 alone is success, and has no body; a refusal has another status. */
  reply?: 'status'
  /** Largest body in bytes, where the default of 64 KiB does not do. */
  bodyLimit?: number
}

export type Call<
  M extends 'GET' | 'POST' = 'GET' | 'POST',
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = Declaration<I, O> & { method: M }

export const get = <I extends z.ZodType, O extends z.ZodType>(
  declaration: Declaration<I, O>,
): Call<'GET', I, O> => ({ method: 'GET', ...declaration })

export const post = <I extends z.ZodType, O extends z.ZodType>(
  declaration: Declaration<I, O>,
): Call<'POST', I, O> => ({ method: 'POST', ...declaration })
