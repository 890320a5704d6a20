import { Refused } from './errors'

export interface Envelope {
  error: number
  message: string
  data: unknown
}

/** What of a reply goes to the caller, for the calls that differ from the rest. */
export type Shape = 'data' | 'whole' | 'status'

/**
 * Calls by the end of their path. 'whole': the caller reads the whole envelope, whatever its error.
 * 'status': HTTP 200 alone is success, and the body has no envelope.
 */
const shapes: Readonly<Record<string, Shape>> = {
  '/tp5/api/MachineSlotTest/scan': 'whole',
  '/tp5/api/ExchangeShop/shipmentResult': 'whole',
  '/weixin/api/toWxShare': 'status',
}

export const shapeOf = (path: string): Shape => shapes[path] ?? 'data'

export function asEnvelope(body: unknown): Envelope | undefined {
  const value: unknown = typeof body === 'string' ? parse(body) : body
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined
  const { error, message, data } = value as Partial<Envelope>
  return { error: Number(error), message: String(message ?? ''), data: data ?? null }
}

/** A body without a `data` field is the data itself. */
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
