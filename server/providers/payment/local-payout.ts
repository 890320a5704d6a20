import { randomBytes } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { type CashierPayout, cashierPayouts } from '@server/database/cashier'
import type { DataKey } from '@server/database/data-key'
import { opened, signed } from './cashier-signature'
import type { Till } from './local'
import type { Arrived } from './payment'
import { confirmHours, type Payout, type PayoutProvider } from './payout'

/** Where somebody confirms that they take the money, or it fails: a page of the server's own. */
export const payoutPath = '/dev/payout'

/** Begins what a mini program is given to confirm with. */
const payoutMark = 'payout-'

const confirmingOf = ({ token }: CashierPayout, way: string) =>
  way === 'mini' ? { packed: payoutMark + token } : { url: `${payoutPath}/${token}` }

function payoutOf(row: CashierPayout | undefined): Payout {
  if (!row) return { state: 'absent' }
  const { state, payoutNo, amount, endedAt } = row
  if (state === 'paid') return { state, payoutNo: payoutNo!, amount, at: endedAt! }
  if (state === 'failed')
    return { state, why: endedAt! < row.expiresAt ? 'LOCAL' : 'OVERDUE_CLOSE' }
  return state === 'open' ? { state: 'confirm', confirming: null } : { state }
}

/** Pays out on a table of its own, which the rest of the server never reads. */
export function createLocalPayout({ key, database }: Till): PayoutProvider {
  const { db } = database
  const isBill = (billNo: string) => eq(cashierPayouts.billNo, billNo)

  /** What was not confirmed in its time has failed, as WeChat's does. */
  async function find(billNo: string): Promise<CashierPayout | undefined> {
    const now = new Date()
    const late = and(
      isBill(billNo),
      eq(cashierPayouts.state, 'open'),
      lte(cashierPayouts.expiresAt, now),
    )
    await db.update(cashierPayouts).set({ state: 'failed', endedAt: now }).where(late)
    return (await db.select().from(cashierPayouts).where(isBill(billNo)))[0]
  }

  return {
    needsOpenid: false,

    async send({ billNo, title, amount, returnUrl, way }) {
      await db
        .insert(cashierPayouts)
        .values({
          billNo,
          token: randomBytes(18).toString('base64url'),
          title,
          amount,
          returnUrl,
          state: 'open',
          expiresAt: new Date(Date.now() + confirmHours * 3600_000),
        })
        .onConflictDoNothing()
      const row = await find(billNo)
      return row?.state === 'open'
        ? { state: 'confirm', confirming: confirmingOf(row, way) }
        : payoutOf(row)
    },

    query: async (billNo) => payoutOf(await find(billNo)),

    async cancel(billNo) {
      const stillOpen = and(isBill(billNo), eq(cashierPayouts.state, 'open'))
      await db
        .update(cashierPayouts)
        .set({ state: 'cancelled', endedAt: new Date() })
        .where(stillOpen)
      return payoutOf(await find(billNo))
    },

    open(_way, confirming) {
      if ('url' in confirming) return { sheet: null, url: confirming.url }
      return { sheet: { mchId: 'local', appId: 'local', package: confirming.packed }, url: '' }
    },

    read(arrived, now) {
      const { billNo, ...told } = opened(key, arrived, now) as Told
      const payout = told.state === 'paid' ? { ...told, at: new Date(told.at) } : told
      return { billNo, payout: payout as Payout }
    },
  }
}

type Told = { billNo: string } & ({ state: 'paid'; at: string } | { state: 'failed' })

/** What it sends when a payout has ended. */
export const notifyPayout = (key: DataKey, row: CashierPayout, now: Date): Arrived =>
  signed(key, { billNo: row.billNo, ...payoutOf(row) }, now)
