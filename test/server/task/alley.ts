import type { In, Path } from '@contract/api'
import type { CreativeOf } from '@contract/advertiser/creative'
import { jobsOf, runJobs } from '../harness/jobs'
import { openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import type { Sending } from '../harness/request'
import { sessionOf } from '../harness/sessions'
import { newCampaign } from '../advertiser/purse'

export const film: CreativeOf<'video'> = {
  kind: 'video',
  video: '/static/ads/rice.mp4',
  seconds: 30,
  questions: [
    {
      text: '早稻几月收？',
      options: [
        { key: 'A', text: '5 月' },
        { key: 'B', text: '7 月' },
      ],
      right: 'B',
    },
  ],
}

export const page: CreativeOf<'web'> = { kind: 'web', url: 'https://example.com/rice', seconds: 10 }

export const reading: CreativeOf<'question'> = {
  kind: 'question',
  about: '新米七月上市，五公斤一袋。',
  questions: film.questions,
}

export const poll: CreativeOf<'questionnaire'> = {
  kind: 'questionnaire',
  about: '说说您家的米',
  questions: [
    {
      id: 'q1',
      type: 'single',
      text: '家里常吃米吗？',
      options: [
        { key: 'A', text: '每天' },
        { key: 'B', text: '很少', next: 'q3' },
      ],
      next: 'q2',
    },
    {
      id: 'q2',
      type: 'multiple',
      text: '在哪里买？',
      options: [
        { key: 'A', text: '超市' },
        { key: 'B', text: '网上' },
      ],
      next: 'q3',
    },
    { id: 'q3', type: 'text', text: '想对我们说什么？', options: [], next: 'end' },
  ],
}

export const receipt: CreativeOf<'screenshot'> = {
  kind: 'screenshot',
  about: '拍下小票，看得清店名',
  pictures: 2,
}

type Wanted = Omit<Parameters<typeof newCampaign>[1], 'tasks' | 'budget' | 'dayBudget'> & {
  budget?: number
  dayBudget?: number
}
type Task = Parameters<typeof newCampaign>[1]['tasks'][number]

/** Where people do tasks of advertisers, with a clock of the test's own. */
export async function openAlley() {
  // accounts are made by the true clock, and nobody is here before theirs
  let now = new Date(Date.now() + 3600_000)
  const house = await openHouse({ seeded: false, clock: () => now })
  const { database, config } = house
  const by = (person: Person | null): Sending => ({
    ...(person && { token: person.token }),
    timestamp: Math.floor(now.getTime() / 1000),
  })
  const call = <P extends Path>(path: P, input: In<P>, person: Person | null) =>
    house.call(path, input, by(person))
  const ask = <P extends Path>(path: P, input: In<P>, person: Person | null) =>
    house.ask(path, input, by(person))
  const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))

  return {
    house,
    call,
    ask,
    now: () => now,
    later,
    async person(): Promise<Person> {
      const { userId } = await newPerson(house)
      return { userId, token: await sessionOf(database.db, userId, now) }
    },
    campaign: (tasks: readonly Task[], wanted: Wanted = {}) =>
      newCampaign(house, { budget: 10_000, dayBudget: 10_000, now, tasks, ...wanted }),
    /** Takes part, and must get a share. */
    async partake(person: Person, flag: number) {
      const { bill_user_id, place } = await ask('/tp5/api/AdTask/partake', { flag }, person)
      if (bill_user_id === null) throw new Error(`Nothing was free: place ${place}`)
      return { bill_user_id }
    },
    /** Beats every so many seconds while a film plays, or a page is looked at. */
    async watch(person: Person, bill: { bill_user_id: string }, seconds: number, from = 0) {
      const path = '/tp5/api/AdTask/videoLog'
      let last = await ask(path, { ...bill, position: from, running: 1 }, person)
      for (let passed = 5; passed <= seconds; passed += 5) {
        later(5)
        last = await ask(path, { ...bill, position: from + passed, running: 1 }, person)
      }
      return last
    },
    /** Goes to the page of an advertiser and comes back. */
    async stay(person: Person, bill: { bill_user_id: string }, seconds: number) {
      const beat = (running: 0 | 1) => ask('/tp5/api/AdTask/videoLog', { ...bill, running }, person)
      await beat(1)
      later(seconds)
      return beat(0)
    },
    work: () =>
      runJobs(
        house,
        jobsOf(config, 'task').filter(({ every }) => every),
        now,
      ),
    close: () => house.close(),
  }
}

export type Alley = Awaited<ReturnType<typeof openAlley>>
