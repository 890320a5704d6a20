import { z } from 'zod'
import { Forged } from '../forged'

export type Fields = Readonly<Record<string, string>>

/** What is nested deeper is none of ours. */
const flat = z
  .record(z.string(), z.unknown())
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
  )

/** The fields of a message. */
export function fieldsOf(body: string): Fields {
  try {
    return flat.parse(JSON.parse(body))
  } catch {
    throw new Forged('it is no JSON, which the console is to be told to send')
  }
}
