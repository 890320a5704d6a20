import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { DataKey } from '@server/database/data-key'
import type { Database } from '@server/database/database'
import { cashierRefunds, type CashierTrade, cashierTrades } from '@server/database/cashier'
import { mac, opened, signed } from './cashier-signature'
import type { Arrived, Paid, PaymentProvider, Trade } from './payment'

/** Where somebody pays, fails to or gives up: a page of the server's own that moves no money. */
export const cashierPath = '/dev/pay'

/** Begins what a mini program is given to pay with, where it is this cashier that takes the money. */
const cashierMark = 'cashier-'

const paidOf = ({ tradeNo, transactionId, amount, paidAt }: CashierTrade): Paid => ({
  paymentNo: tradeNo,
  transactionId: transactionId ?? '',
  amount,
  at: paidAt ?? new Date(0),
})

function tradeOf(row: CashierTrade | undefined): Trade {
  if (!row) return { state: 'absent' }
  return row.state === 'paid' ? { state: 'paid', paid: paidOf(row) } : { state: row.state }
}

export interface Till {
  /** What its notifications are signed with. */
  key: DataKey
  database: Database
}

/** A cashier on a table of its own, which the rest of the server never reads. */
export function createLocalPayment({ key, database }: Till): PaymentProvider {
  const { db } = database
  const isTrade = (paymentNo: string) => eq(cashierTrades.tradeNo, paymentNo)
  const find = async (paymentNo: string) =>
    (await db.select().from(cashierTrades).where(isTrade(paymentNo)))[0]

  return {
    needsOpenid: () => false,

    async prepay({ paymentNo, title, amount, expiresAt, returnUrl, way }) {
      await db
        .insert(cashierTrades)
        .values({
          tradeNo: paymentNo,
          token: randomBytes(18).toString('base64url'),
          title,
          amount,
          returnUrl,
          state: 'open',
          expiresAt,
        })
        .onConflictDoNothing()
      const trade = await find(paymentNo)
      if (!trade) throw new Error('The trade just written is not there')
      return way === 'mini'
        ? { prepayId: cashierMark + trade.token }
        : { url: `${cashierPath}/${trade.token}` }
    },

    open(_way, prepaid) {
      if ('url' in prepaid) return { sheet: null, url: prepaid.url }
      const timeStamp = String(Math.floor(Date.now() / 1000))
      const nonceStr = randomBytes(16).toString('hex')
      const packed = `prepay_id=${prepaid.prepayId}`
      const paySign = mac(key, [timeStamp, nonceStr, packed])
      const given = { appId: 'local', timeStamp, nonceStr, package: packed }
      return { sheet: { ...given, signType: 'RSA', paySign }, url: '' }
    },

    query: async (paymentNo) => tradeOf(await find(paymentNo)),

    async close(paymentNo) {
      const stillOpen = and(isTrade(paymentNo), eq(cashierTrades.state, 'open'))
      await db.update(cashierTrades).set({ state: 'closed' }).where(stillOpen)
      return tradeOf(await find(paymentNo))
    },

    refund: ({ of, refundNo, amount }) =>
      database.transaction<'done'>(async (tx) => {
        const which =
          'paymentNo' in of
            ? isTrade(of.paymentNo)
            : eq(cashierTrades.transactionId, of.transactionId)
        const [trade] = await tx.select().from(cashierTrades).where(which).for('update')
        if (!trade) throw new Error('There is no such trade')
        const { tradeNo } = trade
        const given = await tx
          .select()
          .from(cashierRefunds)
          .where(eq(cashierRefunds.tradeNo, tradeNo))
        if (given.some((refund) => refund.refundNo === refundNo)) return 'done'
        const back = given.reduce((sum, refund) => sum + refund.amount, amount)
        if (trade.state !== 'paid' || back > trade.amount) {
          throw new Error('That much was not paid')
        }
        await tx.insert(cashierRefunds).values({ refundNo, tradeNo, amount })
        return 'done'
      }),

    read: (arrived, now) => readNotification(key, arrived, now),
  }
}

/** What the cashier sends when somebody has paid. */
export function notify(key: DataKey, trade: CashierTrade, now: Date): Arrived {
  const { at, ...paid } = paidOf(trade)
  return signed(key, { ...paid, at: at.toISOString() }, now)
}

function readNotification(key: DataKey, arrived: Arrived, now: Date): Paid {
  const { at, ...paid } = opened(key, arrived, now) as Omit<Paid, 'at'> & { at: string }
  return { ...paid, at: new Date(at) }
}
