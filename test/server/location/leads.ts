import type { In, Out } from '@contract/api'
import { questions } from '@server/areas/location/score'
import { businessDay, dayAfter } from '@server/calendar'
import { demo } from '@server/database/demo'
import type { House } from '../harness/openHouse'
import type { Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { somePhone } from '../harness/request'
import { somePicture } from '../upload/pictures'

const base = '/tp5/api/VillageDevelop'

export type Who = 'developer' | 'otherDeveloper'
export type Detail = Out<'/tp5/api/VillageDevelopment/detail'>

/** The steps of a lead, in their order. */
const steps = ['add', 'visit', 'score', 'submit', 'approve', 'contract', 'live'] as const
export type Step = (typeof steps)[number]

let made = 0

/** Somewhere nobody else is. */
export function somewhere(
  given: Partial<In<'/tp5/api/VillageDevelop/add'>> = {},
): In<'/tp5/api/VillageDevelop/add'> {
  made += 1
  return {
    ...{ name: `样本村 ${made}`, kind: 'village', address: `村口 ${made} 号` },
    ...{ households: 200, people: 700, clue: '邻居推荐' },
    ...{ latitude: 32 + made * 0.01, longitude: 118 },
    ...given,
  }
}

/** The best answers, or the worst. */
export const answersOf = (which: 'best' | 'worst'): string =>
  questions
    .map(({ key, options }) => `${key}:${options.at(which === 'best' ? 0 : -1)!.key}`)
    .join(',')

export async function newPicture(house: House, token: string): Promise<string> {
  const { upload_id } = await house.ask(
    '/tp5/api/UserUpload/uploadBase64Image',
    { kind: 'location', content: somePicture() },
    { token },
  )
  return upload_id
}

export const someContract = async (house: House, token: string, now = new Date()) => ({
  ...{ party: '样本村村委会', phone: somePhone(), terms: '电费由平台付' },
  ...{ starts_on: businessDay(now), ends_on: dayAfter(businessDay(now), 365) },
  ...{ rent: 20_000, share: 5, picture_ids: await newPicture(house, token) },
})

/** Of somebody who has room for a machine, and waits for an answer. */
export async function newApplication(house: House, { token, userId }: Person): Promise<string> {
  await house.ask(
    '/tp5/api/AttractInvestment/apply',
    { activity: 'place', name: '周大姐', phone: somePhone(), town: '石桥头' },
    { token },
  )
  const { rows } = await house.database.pool.query<{ application_id: string }>(
    `select application_id from location_partners where user_id = $1 and state = 'waiting'`,
    [userId],
  )
  return rows[0]!.application_id
}

export const someMachine = () => `LD-${1000 + ++made}`

export function openField(house: House, now: () => Date = () => new Date()) {
  const as = async (who: Who) => ({
    token: await sessionOf(house.database.db, demo[who].userId, now()),
  })
  const other = (who: Who): Who => (who === 'developer' ? 'otherDeveloper' : 'developer')

  async function take(lead_id: string, step: Step, by: Who): Promise<unknown> {
    const me = await as(by)
    switch (step) {
      case 'add':
        return undefined
      case 'visit':
        return house.ask(`${base}/timelineAdd`, { lead_id, words: '去看了', visited: 1 }, me)
      case 'score':
        return house.ask(`${base}/score`, { lead_id, answers: answersOf('best') }, me)
      case 'submit':
        return house.ask(`${base}/submit`, { lead_id }, me)
      case 'approve':
        return house.ask(`${base}/audit`, { lead_id, pass: 1, reason: '可以' }, await as(other(by)))
      case 'contract':
        return house.ask(
          `${base}/contractSave`,
          { lead_id, ...(await someContract(house, me.token, now())) },
          me,
        )
      case 'live':
        return house.ask(
          `${base}/live`,
          { lead_id, machine_sn: someMachine(), due: dayAfter(businessDay(now()), 10) },
          me,
        )
    }
  }

  async function goOn(lead_id: string, first: Step, last: Step, by: Who = 'developer') {
    const taken = steps.slice(steps.indexOf(first), steps.indexOf(last) + 1)
    for (const step of taken) await take(lead_id, step, by)
  }

  /** One that has come so far, by whoever develops it. */
  async function leadAt(last: Step, by: Who = 'developer', given = somewhere()): Promise<string> {
    const { lead_id } = await house.ask(`${base}/add`, given, await as(by))
    await goOn(lead_id, 'add', last, by)
    return lead_id
  }

  const read = async (lead_id: string, by: Who = 'developer'): Promise<Detail> =>
    house.ask('/tp5/api/VillageDevelopment/detail', { lead_id }, await as(by))

  return { as, goOn, leadAt, read }
}
