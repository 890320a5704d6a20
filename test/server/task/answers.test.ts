import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addRole } from '@server/areas/auth/auth'
import { sessionOf } from '../harness/sessions'
import type { Person } from '../harness/people'
import { type Alley, openAlley, poll } from './alley'
import { paths } from './doing'

let alley: Alley
before(async () => {
  alley = await openAlley()
})
after(() => alley.close())

type Answers = readonly { question: string; chosen?: string; words?: string }[]

/** Fills it in, hands it in and takes what it gives, but for who leaves that for later. */
async function fill(flag: number, answers: Answers, received = true): Promise<Person> {
  const person = await alley.person()
  const bill = await alley.partake(person, flag)
  for (const answer of answers) await alley.ask(paths.submitPoll, { ...bill, ...answer }, person)
  await alley.ask(paths.complete, bill, person)
  if (received) await alley.ask(paths.receive, bill, person)
  return person
}

async function times<T>(number: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < number) done.push(await work())
  return done
}

async function ownerOf(advertiserId: number): Promise<Person> {
  const { db, pool } = alley.house.database
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from advertisers where advertiser_id = $1',
    [advertiserId],
  )
  const userId = rows[0]!.user_id
  await addRole(db, userId, 'advertiser')
  return { userId, token: await sessionOf(db, userId, alley.now()) }
}

const words = { question: 'q3', words: '王晓燕家要十斤' }
const daily = (chosen: string) => [
  { question: 'q1', chosen: 'A' },
  { question: 'q2', chosen },
  words,
]
const rarely = [{ question: 'q1', chosen: 'B' }, words]

async function survey() {
  const { taskIds, campaignId, advertiserId } = await alley.campaign([
    { kind: 'questionnaire', creative: poll, title: '您家的米' },
  ])
  const asked = { campaign_id: campaignId }
  const owner = await ownerOf(advertiserId)
  const read = () => alley.ask('/tp5/api/Advertiser/report', asked, owner)
  return { flag: taskIds[0]!, asked, owner, read }
}

test('an advertiser reads how many chose what, of those that were paid, and nobody’s words', async () => {
  const { flag, asked, owner, read } = await survey()
  await times(5, () => fill(flag, daily('A')))
  await fill(flag, daily('B,A'))
  await times(5, () => fill(flag, rarely))
  await fill(flag, rarely, false)
  const back = await fill(flag, daily('B'))
  await alley.house.database.pool.query(
    'update ad_spendings set taken_back_at = spent_at where user_id = $1',
    [back.userId],
  )
  const { polls } = await read()
  const told = [
    {
      ...{ question: 'q1', text: '家里常吃米吗？', people: 11 },
      options: [
        { name: '每天', people: 6 },
        { name: '很少', people: 5 },
      ],
    },
    // one alone chose 网上, and so they are told with all others
    { question: 'q2', text: '在哪里买？', people: 6, options: [{ name: '其余', people: 6 }] },
  ]
  assert.deepEqual(polls, [{ task_id: flag, title: '您家的米', questions: told }])
  const { url } = await alley.ask('/tp5/api/Advertiser/export', asked, owner)
  const { body } = await alley.house.app.inject({ method: 'GET', url })
  assert.match(body, /您家的米：家里常吃米吗？,人数\r\n每天,6\r\n很少,5\r\n答了这题,11/)
  assert.ok(!body.includes(words.words) && !JSON.stringify(polls).includes(words.words))
})

test('of fewer than five nothing of their answers is told', async () => {
  const { flag, asked, owner, read } = await survey()
  await times(4, () => fill(flag, rarely))
  const { polls } = await read()
  assert.deepEqual(
    polls[0]!.questions.map(({ people, options }) => [people, options]),
    [
      [null, []],
      [null, []],
    ],
  )
  const { url } = await alley.ask('/tp5/api/Advertiser/export', asked, owner)
  const { body } = await alley.house.app.inject({ method: 'GET', url })
  assert.match(body, /答了这题,不到 5 人/)
})

test('an advertiser reads how many want it, from five on', async () => {
  const { flag, asked, owner, read } = await survey()
  const want = async (wanted: 0 | 1, person: Person) =>
    alley.ask('/tp5/api/AdTask/wantGoods', { flag, wanted }, person)
  const people = await times(5, () => alley.person())
  for (const person of people.slice(1)) await want(1, person)
  assert.equal((await read()).wanted, null)
  await want(1, people[0]!)
  await want(1, people[0]!)
  assert.equal((await read()).wanted, 5)
  const { url } = await alley.ask('/tp5/api/Advertiser/export', asked, owner)
  const { body } = await alley.house.app.inject({ method: 'GET', url })
  assert.match(body, /想要的邻居,5/)
  await want(0, people[0]!)
  assert.equal((await read()).wanted, null)
})
