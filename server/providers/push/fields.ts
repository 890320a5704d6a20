import { z } from 'zod'
import { Forged } from '../forged'

/** By name, and within an object by the names of both: `result.suggest`. */
export type Fields = Readonly<Record<string, string>>

/** The console of the mini program lets one choose how messages are sent. */
export class NotJson extends Error {
  readonly statusCode = 415

  constructor() {
    super('The message push sends XML: choose JSON as its data format in the console')
    this.name = 'NotJson'
  }
}

const object = z.record(z.string(), z.unknown())

/** What is nested deeper, and what stands in lists, is none of ours. */
const flat = object.transform((given) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const { success, data } = object.safeParse(value)
      return success
        ? Object.entries(data).flatMap(([inner, one]) => told(`${name}.${inner}`, one))
        : told(name, value)
    }),
  ),
)

const told = (name: string, value: unknown): [string, string][] =>
  typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []

/** The fields of a message. */
export function fieldsOf(body: string): Fields {
  if (body.trimStart().startsWith('<')) throw new NotJson()
  try {
    return flat.parse(JSON.parse(body))
  } catch {
    throw new Forged('it is no JSON')
  }
}
