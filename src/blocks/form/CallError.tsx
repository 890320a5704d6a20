import { messageOf } from '@/request/errors'
import { FieldError } from '@/ui/field/FieldError'

/** Why a call came to nothing, beside what was tapped; nothing while nothing failed. */
export function CallError({ error }: { error: unknown }) {
  return <FieldError text={error === undefined ? undefined : messageOf(error)} />
}
