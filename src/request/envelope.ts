import { Refused } from './errors'

export interface Envelope {
  error: number
  message: string
  data: unknown
  /** What the answer is about, and what is out of date after it, as the contract declares it. */
  of?: readonly string[]
  touches?: readonly string[]
}

/** What of a reply goes to the caller, for the calls that differ from the rest. */
export type Shape = 'data' | 'whole' | 'status'

/**
 * Calls by the end of their path. 'whole': the caller reads the whole envelope, whatever its error.
 * 'status': HTTP 200 alone is success, and the body has no envelope.
 */
const shapes = {
  '/tp5/api/MachineSlotTest/scan': 'whole',
  '/tp5/api/ExchangeShop/shipmentResult': 'whole',
  '/weixin/api/toWxShare': 'status',
} as const

type Shapes = typeof shapes

/** The calls whose whole answer goes to the caller. */
export type WholePath = {
  [P in keyof Shapes]: Shapes[P] extends 'whole' ? P : never
}[keyof Shapes]

export const shapeOf = (path: string): Shape =>
  (shapes as Readonly<Record<string, Shape>>)[path] ?? 'data'

export function asEnvelope(body: unknown): Envelope | undefined {
  const value: unknown = typeof body === 'string' ? parse(body) : body
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined
  const { error, message, data, of, touches } = value as Partial<Envelope>
  const code = codeOf(error)
  return {
    error: code,
    message: String(message ?? ''),
    // a body without a `data` field is the data itself
    data: code === 0 && data === undefined ? value : (data ?? null),
    ...(of && { of }),
    ...(touches && { touches }),
  }
}

/** 0 alone is success, also as text; null, '', false and [] are not, whatever Number() says. */
function codeOf(error: unknown): number {
  const isCode = typeof error === 'number' || (typeof error === 'string' && /\d/.test(error))
  return isCode ? Number(error) : NaN
}

export function open(envelope: Envelope, shape: Shape): unknown {
  if (shape === 'whole') return envelope
  if (envelope.error !== 0) throw new Refused(envelope.error, envelope.message, envelope.data)
  return envelope.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
