import type { In, Out, Path } from '@contract/api'
import { adCase } from '@server/areas/advertiser/campaign-desk'
import { advertiserCase } from '@server/areas/advertiser/desk'
import { findAdvertiser } from '@server/areas/advertiser/account'
import { businessDay, dayMs } from '@server/calendar'
import type { DeskContext } from '@server/call/desk-case'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { payFor } from '../payment/pay-for'

export const company = {
  company: '良渚邻里服务有限公司',
  licence: '91350100M000100Y43',
  contact: '王晓燕',
  phone: '13900000021',
}

export const task = {
  level: 1,
  title: '逛逛米铺',
  steps: '在网页停留 10 秒\n领奖励',
  price: 100,
  reward_cents: 60,
  creative: JSON.stringify({ kind: 'web', url: 'https://rice.example.com/', seconds: 10 }),
}

/** A house in which companies advertise, and what tests do there. */
export async function openOffice() {
  let now = new Date()
  const house = await openHouse({ seeded: false, clock: () => now })
  const ask = <P extends Path>(path: P, input: In<P>, { token }: Person): Promise<Out<P>> =>
    house.ask(path, input, { token })
  const decide = <T>(work: (context: DeskContext) => Promise<T>): Promise<T> =>
    house.database.transaction((db) => work({ db, config: house.config, now }))
  const idOf = async ({ userId }: Person) =>
    String((await findAdvertiser(house.database.db, userId))!.advertiserId)
  const dayIn = (days: number) => businessDay(new Date(now.getTime() + days * dayMs))
  const wish = () => ({
    title: '新米到了',
    about: '今年的新米',
    budget: 20_000,
    day_budget: 5000,
    starts_on: dayIn(0),
    ends_on: dayIn(20),
  })
  const applied = async () => {
    const person = await newPerson(house)
    await ask('/tp5/api/Advertiser/apply', company, person)
    return person
  }
  const opened = async (cents = 0) => {
    const person = await applied()
    const id = await idOf(person)
    await decide((context) => advertiserCase.approve(context, id))
    if (cents > 0) await topUp(person, cents)
    return person
  }
  const topUp = async (person: Person, amount: number) => {
    const { order_sn } = await ask('/tp5/api/Advertiser/topUp', { amount }, person)
    await payFor(house, person, order_sn)
    return order_sn
  }
  const draft = async (person: Person, given: Partial<In<'/tp5/api/Advertiser/save'>> = {}) => {
    const { campaign_id } = await ask('/tp5/api/Advertiser/save', { ...wish(), ...given }, person)
    await ask('/tp5/api/Advertiser/saveTask', { campaign_id, ...task }, person)
    return campaign_id
  }
  const submitted = async (person: Person) => {
    const campaign_id = await draft(person)
    await ask('/tp5/api/Advertiser/move', { campaign_id, action: 'submit' }, person)
    return campaign_id
  }
  const approve = (campaign_id: number) =>
    decide((context) => adCase.approve(context, String(campaign_id)))
  const live = async (person: Person) => {
    const campaign_id = await submitted(person)
    await approve(campaign_id)
    return campaign_id
  }
  const look = (campaign_id: number, person: Person) =>
    ask('/tp5/api/Advertiser/campaign', { campaign_id }, person)
  const setNow = (at: Date) => void (now = at)
  return {
    ...{ house, ask, decide, idOf, wish, dayIn, applied, opened, topUp, draft, submitted },
    ...{ approve, live, look, setNow, now: () => now },
    close: () => house.close(),
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>
export type { House }
