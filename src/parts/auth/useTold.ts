import { useState } from 'react'
import { messageOf } from '@/request/errors'
import { fieldOfRefusal } from './fieldOfRefusal'
import type { SmsValues } from './smsRules'

type Field = keyof SmsValues

/** Why the server said no, at the field it is about, until something else is written there. */
function useAtField(values: SmsValues, thrown: unknown, otherwise?: Field) {
  const [told, tell] = useState({ thrown, values })
  if (told.thrown !== thrown) tell({ thrown, values })
  if (thrown === undefined) return undefined
  const field = fieldOfRefusal(thrown) ?? otherwise
  const stands = field && values[field] === told.values[field]
  return stands ? { field, text: messageOf(thrown) } : undefined
}

/** What is told at each field: of the sending of the code, and of what the code is for. */
export function useTold(values: SmsValues, sendError: unknown, error: unknown) {
  const told = [useAtField(values, sendError, 'code'), useAtField(values, error)]
  return (field: Field) => told.find((one) => one?.field === field)?.text
}
