import type { refusals } from '@contract/refusals'
import { Refused } from '@/request/errors'
import type { SmsValues } from './smsRules'

type Field = keyof SmsValues

/** Which field a refusal is about, by its number; the contract checks the numbers. */
const about = {
  captchaWrong: { error: 1001, field: 'captcha' },
  captchaAgain: { error: 1010, field: 'captcha' },
  smsTooSoon: { error: 1002, field: 'code' },
  smsWrong: { error: 1003, field: 'code' },
  smsExpired: { error: 1004, field: 'code' },
} as const satisfies {
  [N in keyof typeof refusals]?: { error: (typeof refusals)[N]['error']; field: Field }
}

const fields = new Map<number, Field>(
  Object.values(about).map(({ error, field }) => [error, field]),
)

/** Undefined where it is about none of them: then it stands beside the button. */
export const fieldOfRefusal = (thrown: unknown): Field | undefined =>
  thrown instanceof Refused ? fields.get(thrown.error) : undefined

/** What is left to say beside the button. */
export const besideFields = (thrown: unknown): unknown =>
  fieldOfRefusal(thrown) ? undefined : thrown
