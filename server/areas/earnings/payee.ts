import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Whom WeChat is to pay. */
interface Payee {
  openid: string | null
  name: string
}

export const aboutPayee = (withdrawalNo: string) => `payee ${withdrawalNo}`

export const sealPayee = (key: DataKey, withdrawalNo: string, payee: Payee) =>
  seal(key, JSON.stringify(payee), aboutPayee(withdrawalNo))

export const openPayee = (key: DataKey, withdrawalNo: string, sealed: Buffer) =>
  JSON.parse(open(key, sealed, aboutPayee(withdrawalNo))) as Payee
