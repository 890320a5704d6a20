import type { In, Out, Path } from '@contract/api'
import { advertisers } from '@server/areas/advertiser/tables'
import { addRole } from '@server/areas/auth/auth'
import { bind } from '@server/areas/auth/wechat'
import { earningsFaults } from '@server/areas/earnings/faults'
import { earn, feeOf, withdrawalRules } from '@server/areas/earnings/earnings'
import { sendOne } from '@server/areas/earnings/create-withdrawal'
import { payoutNotifyPath } from '@server/areas/earnings/send-withdrawal'
import { findWithdrawal } from '@server/areas/earnings/withdrawals'
import { walletFaults } from '@server/areas/wallet/faults'
import { moneyOf, mustTransfer, ofAdvertiser, ofHouse } from '@server/areas/wallet/wallet'
import { jobsOf, runJobs } from '../harness/jobs'
import { openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { verified } from '../identity/verified'
import type { Notification } from '../payment/wechat-pay-fake'

/** The server with a clock of the test's own, and what is done where people are paid. */
export async function openCounter(env: Record<string, string> = {}) {
  let now = new Date()
  const house = await openHouse({ seeded: false, env, clock: () => now })
  const { database, config } = house
  const { db } = database
  const sweeps = jobsOf(config, 'earnings').filter(({ name }) => name !== sendOne)
  let earned = 0

  const sending = ({ token }: Pick<Person, 'token'>) => ({
    token,
    timestamp: Math.floor(now.getTime() / 1000),
  })
  const call = <P extends Path>(path: P, input: In<P>, person: Person) =>
    house.call(path, input, sending(person))
  const ask = <P extends Path>(path: P, input: In<P>, person: Person): Promise<Out<P>> =>
    house.ask(path, input, sending(person))

  const give = (userId: string, amount: number) =>
    database.transaction((tx) =>
      earn(tx, {
        ...{ userId, amount, source: 'reward', subject: `R${++earned}`, title: '节日红包' },
        ...{ from: ofHouse('gifts'), settlesAt: null, at: now },
      }),
    )

  return {
    house,
    database,
    call,
    ask,
    give,
    now: () => now,
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    /** What falls due is done, and the provider asked. */
    work: () => runJobs(house, sweeps, now),

    /** Somebody who was verified, whom WeChat knows, with so much to withdraw. */
    async earner(balance: number): Promise<Person> {
      const person = await verified(house, await newPerson(house))
      await database.transaction((tx) =>
        bind({ db: tx, config, now }, 'mini', `o-${person.userId}`, person.userId),
      )
      await give(person.userId, balance)
      await ask('/tp5/api/MyIncome/getMoney', {}, person)
      return person
    },

    /** Lets somebody advertise, with so much in the purse; they have just proved who they are. */
    advertiser: ({ userId }: Person, amount: number): Promise<Person> =>
      database.transaction(async (tx) => {
        const company = {
          company: '清溪粮油',
          licence: '91330110MA2XXXXXX1',
          state: 'open',
        } as const
        const [row] = await tx
          .insert(advertisers)
          .values({ userId, ...company, createdAt: now })
          .returning()
        await addRole(tx, userId, 'advertiser')
        const to = ofAdvertiser(row!.advertiserId, 'purse')
        const entry = { title: '充值', subject: 'test', at: now }
        await mustTransfer(tx, { from: ofHouse('bank'), to, amount, ...entry })
        return { userId, token: await sessionOf(tx, userId, now) }
      }),

    wish: (amount: number) => ({
      ...{ amount, way: 'mini' as const },
      fee: feeOf(withdrawalRules.balance, amount),
    }),
    async withdraw(person: Person, amount: number) {
      const { withdrawal_no } = await ask('/user/Center/withdraw', this.wish(amount), person)
      return withdrawal_no
    },
    detail: (person: Person, withdrawal_no: string) =>
      ask('/user/Center/getWithdrawDetail', { withdrawal_no }, person),
    row: async (withdrawalNo: string) => (await findWithdrawal(db, withdrawalNo))!,
    held: async ({ userId }: Person) => {
      const { balance = 0, withdrawing = 0 } = await moneyOf(db, userId)
      return { balance, withdrawing }
    },
    /** What of the money book and of what stands beside it does not agree. */
    faults: async () => [...(await walletFaults(db)), ...(await earningsFaults(db))],

    /** What the provider sends to us, and how it is answered. */
    async hear({ headers, body }: Notification) {
      const url = payoutNotifyPath
      const answer = await house.app.inject({ method: 'POST', url, headers, payload: body })
      return answer.statusCode
    },
    close: () => house.close(),
  }
}

export type Counter = Awaited<ReturnType<typeof openCounter>>
