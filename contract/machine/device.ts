import { z } from 'zod'
import { machineSn, maybeText } from '../fields'

/**
 * What a machine says and is told, as JSON under `/device/`. Every request carries
 * `x-device` (the machine's number), `x-timestamp` (seconds), `x-nonce` and
 * `x-signature` = hex HMAC-SHA256 with the machine's secret of
 * method, path with query, timestamp, nonce and body, joined by line feeds.
 */
export const deviceHeaders = z.object({
  'x-device': machineSn,
  'x-timestamp': z.string().regex(/^\d{1,12}$/),
  'x-nonce': z.string().regex(/^[A-Za-z0-9_-]{12,64}$/),
  'x-signature': z.string().regex(/^[0-9a-f]{64}$/),
})

/** Longer than this no request for commands is left hanging. */
export const longestWait = 25

/** How often a machine may say each of them in a minute. Its heartbeats do not wait for the rest. */
export const mostAMinute = { heartbeat: 30, commands: 240, result: 120, pickup: 30 }

const slotNo = z.string().regex(/^[A-Z]\d{1,2}$/)
const commandNo = z.int().min(1)

/** A machine that stammers is heard all the same; what nobody could read is left out. */
const fault = maybeText(60, '故障').default('')

export const heartbeat = z.strictObject({
  /** Degrees; null where the machine does not cool. */
  temperature: z.number().min(-60).max(100).nullable(),
  /** What is wrong with the machine as a whole; empty while nothing is. */
  fault,
  slots: z
    .array(
      z.strictObject({
        slot_no: slotNo,
        stuck: z.boolean(),
        /** How often it has let something out since the machine was made; it only grows. */
        vended: z.int().min(0).optional(),
      }),
    )
    .max(200)
    .default([]),
})

export const commandQuery = z.strictObject({
  /** The last command the machine has taken down; without it only those never handed out. */
  after: z.coerce.number().int().min(0).optional(),
  wait: z.coerce.number().int().min(0).max(longestWait).default(0),
})

export const command = z.object({
  command_no: z.number(),
  slot_no: z.string(),
  /** After this moment the machine must not begin. */
  expires_at: z.string(),
})

export const result = z.strictObject({
  command_no: commandNo,
  result: z.enum(['delivered', 'failed']),
  fault,
})

/**
 * What somebody types in front of the machine to get what is kept for them. Taken, its command is
 * among the next; refused with words for the display.
 */
export const pickup = z.strictObject({ code: z.string().regex(/^\d{6}$/) })

/**
 * A machine with a screen shows the address of its page with `seen` in it, a code that changes so
 * often: of HMAC-SHA256 with its secret of `seen`, a line feed and how many such spans have passed
 * since 1970, the first 48 bits as a number modulo 10^8, filled up with zeros to eight digits.
 */
export const screenSeconds = 30

export type Heartbeat = z.input<typeof heartbeat>
export type Command = z.output<typeof command>
export type Result = z.input<typeof result>
