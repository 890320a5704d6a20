import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Who paid, as the provider knows them. */
export const aboutPayer = (paymentNo: string) => `payer ${paymentNo}`

export const sealPayer = (key: DataKey, paymentNo: string, openid: string) =>
  seal(key, openid, aboutPayer(paymentNo))

export const openPayer = (key: DataKey, paymentNo: string, sealed: Buffer) =>
  open(key, sealed, aboutPayer(paymentNo))
