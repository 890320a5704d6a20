import type { Out } from '@contract/api'
import { businessDay, replyTime } from '@server/calendar'
import { type Agreed, machinesById } from './find'
import { presentParties, type Viewer } from './present'
import { type Reckoned, reckon } from './reckon'
import { monthIn, whyNotSettled } from './settle'
import { restText } from './words'

type Row = Out<'/tp5/api/MachineBusiness/months'>['list'][number]
type Detail = Out<'/tp5/api/MachineBusiness/month'>

const stateTexts: Record<Row['state'], string> = {
  settled: '已结算',
  open: '可以结算',
  running: '还没过完',
}

/** What of a month is somebody's. */
export const mineOf = (one: Reckoned, { parties }: Agreed, userId: string): number =>
  one.shares.reduce((sum, { party, amount }) => {
    const whose = parties.find((row) => row.party === party)?.userId
    return whose === userId ? sum + amount : sum
  }, 0)

const presentRow = (one: Reckoned, agreed: Agreed, userId: string): Row => ({
  month: one.month,
  state: one.state,
  state_text: stateTexts[one.state],
  money: one.money,
  base: one.base,
  mine: mineOf(one, agreed, userId),
})

/** Without everybody's word there is nothing to divide. */
const reckoned = ({ db, now }: Viewer, agreed: Agreed): Promise<Reckoned[]> =>
  agreed.contract.agreedAt ? reckon(db, agreed, businessDay(now)) : Promise.resolve([])

const nameOf = async ({ db }: Viewer, { contract: { machineId } }: Agreed) =>
  (await machinesById(db, [machineId])).get(machineId)!.name

export async function presentMonths(
  viewer: Viewer,
  agreed: Agreed,
): Promise<Out<'/tp5/api/MachineBusiness/months'>> {
  const months = await reckoned(viewer, agreed)
  return {
    machine_name: await nameOf(viewer, agreed),
    list: months.reverse().map((one) => presentRow(one, agreed, viewer.userId)),
  }
}

export async function presentMonth(viewer: Viewer, agreed: Agreed, month: string): Promise<Detail> {
  const months = await reckoned(viewer, agreed)
  const one = monthIn(months, month)
  const { contract, parties } = agreed
  const named = await presentParties(viewer, contract.kind, parties)
  return {
    ...presentRow(one, agreed, viewer.userId),
    contract_id: contract.contractId,
    machine_name: await nameOf(viewer, agreed),
    first_on: one.firstOn,
    last_on: one.lastOn,
    sold: one.sold,
    money_back: one.moneyBack,
    carried: one.carried,
    settled_at: one.settledAt && replyTime(one.settledAt),
    why_not: whyNotSettled(months, one),
    parties: named.map((party, nth) => {
      const share = one.shares.find((row) => row.party === parties[nth]!.party)!
      return { ...party, amount: share.amount, owed: share.owed }
    }),
    rest_text: restText[contract.kind],
  }
}
