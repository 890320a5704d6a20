import { randomUUID } from 'node:crypto'
import { visitor } from '@server/areas/auth/asker'
import { issueCode } from '@server/areas/auth/sms-codes'
import type { House } from '../harness/openHouse'
import { somePhone } from '../harness/request'

/** A phone that has just been sent a code, and what it takes to sign in with it. */
export async function proved({ config, database: { db }, ask }: House, at = new Date()) {
  const phone = somePhone()
  const device = randomUUID()
  const asker = visitor({ config, address: '' }, device).name
  const code = await issueCode({ config, db, now: at }, { phone, purpose: 'account', asker })
  const { agreement_version } = await ask('/tp5/api/Common/config', {}, { timestamp: seconds(at) })
  return { phone, code, agreement_version, device }
}

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Another code of as many digits. */
export const wrong = (code: string) =>
  code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
