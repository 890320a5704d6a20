import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { type Currency, currencies } from './currency'
import { balances, debit } from './wallet'

const all = Object.keys(currencies) as Currency[]

/** The books stay whole: what is left goes back to where it came from. */
async function emptyPurse(tx: Db, { userId, now }: Leaver) {
  const held = await balances(tx, userId)
  for (const currency of all.filter((one) => held[one] > 0)) {
    await debit(tx, {
      userId,
      currency,
      amount: held[currency],
      from: 'closing',
      title: '注销账号，余额清零',
      at: now,
    })
  }
}

export const walletLeaving: Leaving = {
  losses: async (db, { userId }) => {
    const { points, gold } = await balances(db, userId)
    return [
      { name: '积分', value: `${points.toLocaleString('en-US')} 分` },
      { name: '金币', value: `${gold.toLocaleString('en-US')} 枚` },
    ]
  },
  settle: emptyPurse,
  tables: {
    wallet_accounts: { stays: 'the books: a number that leads to nobody' },
    wallet_entries: { stays: 'the books: a number that leads to nobody' },
    wallet_days: { stays: 'the books: a number that leads to nobody' },
    money_accounts: { stays: 'the books: a number that leads to nobody' },
    money_entries: { stays: 'the books: a number that leads to nobody' },
  },
}
