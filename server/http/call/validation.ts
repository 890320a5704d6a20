import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { Refusal } from '@server/call/refusal'
import type { Parameters } from './parameters'

z.config(zhCN())

export function validate<I extends z.ZodType>(schema: I, parameters: Parameters): z.output<I> {
  const result = schema.safeParse(parameters)
  if (result.success) return result.data
  throw new Refusal('invalid', messageOf(schema, result.error.issues[0]))
}

/** A field that was not sent is refused in the words its own schema has for an empty one. */
function messageOf(schema: z.ZodType, issue: z.core.$ZodIssue | undefined) {
  const [name] = issue?.path ?? []
  if (issue?.code !== 'invalid_type' || !(schema instanceof z.ZodObject)) return issue?.message
  const field = (schema.shape as Record<string, z.ZodType | undefined>)[String(name)]
  const empty = field?.safeParse('').error?.issues[0]
  return empty?.message ?? issue.message
}
