import { z } from 'zod'

export const text = z.string().trim()
export const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' })
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** Without a slash at its end. */
export const url = httpUrl.transform((value) => value.replace(/\/+$/, ''))

const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean))

export const origins = list.pipe(z.array(httpUrl.transform((value) => new URL(value).origin)))

export const listOf = (known: readonly string[]) =>
  list.refine((given) => given.every((name) => known.includes(name)), {
    error: `must be a list of these: ${known.join(', ')}`,
  })

/** A list whose names the code knows. */
export const oneOrMore = <Name extends string>(known: readonly Name[]) =>
  list.pipe(z.array(z.enum(known, { error: `must be a list of these: ${known.join(', ')}` })))

export const token = z
  .string()
  .regex(/^[!-~]{24,}$/, 'must have at least 24 characters, none of them a space')

export const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65535, 'must be a port number')

export const connections = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(2, 'must be at least 2')
  .max(80, 'must be at most 80')

export const postgres = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// address',
})

/** As a limit: `no` is above every sum. */
export const cents = z
  .string()
  .regex(/^(no|\d{1,12})$/, 'must be a number of cents, or no')
  .transform((value) => (value === 'no' ? Infinity : Number(value)))

const key = z
  .base64({ error: 'must be 32 bytes in base64' })
  .transform((value) => Buffer.from(value, 'base64'))
  .refine(({ length }) => length === 32, { error: 'must be 32 bytes in base64' })

/** The present one first. */
export const keys = list.pipe(z.tuple([key], key))
