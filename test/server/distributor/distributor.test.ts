import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { deskCases } from '@server/areas/assembled'
import { recruitments } from '@server/areas/distributor/recruitments'
import { noteFarming } from '@server/areas/farming/farming'
import { invitedUsers } from '@server/areas/invite/tables'
import { businessDay, dayMs } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { verified } from '../identity/verified'

const [today, former] = recruitments as [(typeof recruitments)[0], (typeof recruitments)[0]]
const join = '/tp5/api/RecruitDistributor/join'
const check = '/tp5/api/RecruitDistributor/check'
const total = '/tp5/api/RecruitDistributor/total'
const lists = '/tp5/api/RecruitDistributor/lists'
const accept = '/tp5/api/Distributor/addCodeUser'
const incomes = '/tp5/api/MyIncome/lists'

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

const query = (words: string, values: unknown[]) => house.database.pool.query(words, values)
const later = (days: number) => void (now = new Date(now.getTime() + days * dayMs))

async function distributor(recruitment = today): Promise<Person & { code: string }> {
  const person = await verified(house, await newPerson(house))
  const { code } = await house.ask(join, { recruit_distributor_id: today.recruitmentId }, person)
  await query('update distributors set recruitment_id = $2, joined_at = $3 where user_id = $1', [
    person.userId,
    recruitment.recruitmentId,
    new Date(now.getTime() - dayMs),
  ])
  return { ...person, code }
}

const bind = (guest: Person, inviter: Person) =>
  house.database.db
    .insert(invitedUsers)
    .values({ userId: guest.userId, inviterId: inviter.userId, boundAt: now })

async function recruit(by: Person): Promise<Person> {
  const guest = await newPerson(house)
  await bind(guest, by)
  return guest
}

let orders = 0
async function receive({ userId }: Person): Promise<string> {
  const orderSn = `DS${++orders}`
  await query(
    `with placed as (
       insert into orders (user_id, order_sn, seller, flow, kind, state, points, recipient,
         created_at, paid_at, received_at)
       values ($1, $2, 'shop', 'parcel', 'goods', 'finished', 10, '', $3, $3, $3)
     )
     insert into order_lines (user_id, order_sn, line, item, title, image, tint, number, returned, points)
     values ($1, $2, 1, '1', '保温杯', '', 'a', 1, 0, 10)`,
    [userId, orderSn, now],
  )
  return orderSn
}

const doTask = ({ userId }: Person) =>
  query(
    `insert into ad_bills (bill_user_id, user_id, task_id, campaign_id, state, share, progress,
       created_at, received_at)
     select gen_random_uuid(), $1, task_id, campaign_id, 'received', '{}', '{}', $2, $2
     from ad_tasks order by task_id limit 1`,
    [userId, now],
  )

const signIn = ({ userId }: Person, madeUp = false) =>
  query(
    `insert into sign_ins (user_id, day, points, made_up_at, signed_at)
     values ($1, $2, 1, $3, $4)`,
    [userId, businessDay(now), madeUp ? now : null, now],
  )

const work = () =>
  runJobs(
    house,
    jobsOf(house.config, 'distributor', 'earnings').filter(({ every }) => every),
    now,
  )

/** Days later a session is over. */
const again = async ({ userId }: Person) => ({
  token: await sessionOf(house.database.db, userId, now),
})

/** What somebody was given, in the book of income, as the totals and the list have it. */
async function gained(person: Person) {
  const who = await again(person)
  const [sums, list, book] = [
    await house.ask(total, {}, who),
    await house.ask(lists, {}, who),
    await house.ask(incomes, { source: 'recruit' }, who),
  ]
  const own = list.list.reduce((sum, { cents }) => sum + cents, 0)
  const kept = book.list
    .filter(({ state }) => state !== 'taken_back')
    .reduce((sum, { amount }) => sum + amount, 0)
  assert.equal(sums.settled + sums.waiting, kept)
  assert.equal(
    sums.deeds.reduce((sum, { cents }) => sum + cents, 0),
    kept,
  )
  return { ...sums, own }
}

describe('a distributor', () => {
  test('is somebody of whom it is known who they are, and joins once', async () => {
    const stranger = await newPerson(house)
    const wish = { recruit_distributor_id: today.recruitmentId }
    const refused = await house.call(join, wish, stranger)
    assert.equal(refused.error, refusals.identityNeeded.error)
    const before = await house.ask(check, {}, stranger)
    assert.deepEqual(
      [before.joined_at, before.verified, before.code, before.recruitment?.open],
      [null, 0, '', 1],
    )
    const person = await verified(house, await newPerson(house))
    const first = await house.ask(join, wish, person)
    later(1)
    assert.deepEqual(await house.ask(join, wish, person), first)
    const mine = await house.ask(check, {}, person)
    assert.deepEqual([mine.code, mine.link], [first.code, first.link])
    assert.notEqual(mine.joined_at, null)
  })

  test('is not taken by what has ended or never was', async () => {
    const person = await verified(house, await newPerson(house))
    const wish = (id: number) => house.call(join, { recruit_distributor_id: id }, person)
    assert.equal((await wish(former.recruitmentId)).error, refusals.recruitmentOver.error)
    assert.equal((await wish(99)).error, refusals.notFound.error)
    for (const path of [total, lists] as const)
      assert.equal((await house.call(path, {}, person)).error, refusals.noDistributor.error)
  })

  test('binds a newcomer for good; nobody else does by such a code', async () => {
    const one = await distributor()
    const other = await distributor()
    const guest = await newPerson(house)
    const { name } = await house.ask(accept, { code: one.code }, guest)
    assert.match(name, /\*/)
    assert.equal((await house.ask(check, {}, guest)).by, name)
    const moved = await house.call(accept, { code: other.code }, guest)
    assert.equal(moved.error, refusals.invitedAlready.error)
    assert.equal(
      (await house.call(accept, { code: one.code }, one)).error,
      refusals.inviteOwn.error,
    )
    const neighbour = await newPerson(house)
    const { code } = await house.ask('/tp5/api/Invite/qrCode', {}, neighbour)
    const late = await newPerson(house)
    assert.equal((await house.call(accept, { code }, late)).error, refusals.inviteWrong.error)
    const info = '/tp5/api/RecruitDistributor/info'
    const wish = { recruit_distributor_id: today.recruitmentId }
    assert.equal((await house.ask(info, { ...wish, code: one.code })).by, name)
    assert.equal((await house.ask(info, wish)).by, '')
    assert.equal((await house.call(info, { ...wish, code })).error, refusals.inviteWrong.error)
  })
})

describe('what neighbours do', () => {
  test('is rewarded once for two tiers, and is sure after the cooling-off', async () => {
    const top = await distributor()
    const middle = await distributor()
    await bind(middle, top)
    await query('update distributors set joined_at = $2 where user_id = $1', [middle.userId, now])
    const guest = await recruit(middle)
    await work()
    assert.equal((await gained(middle)).waiting, 0)
    await doTask(guest)
    await Promise.all([work(), work()])
    await work()
    const [first, second] = today.rewards.task
    assert.deepEqual([(await gained(middle)).waiting, (await gained(top)).waiting], [first, second])
    assert.deepEqual([(await gained(top)).people, (await gained(top)).second_people], [1, 1])
    later(today.coolingDays + 1)
    await work()
    const { settled, waiting } = await gained(middle)
    assert.deepEqual([settled, waiting], [first, 0])
  })

  test('is goods that they keep: what goes back in time takes the reward along', async () => {
    const owner = await distributor()
    const [keeps, returns] = [await recruit(owner), await recruit(owner)]
    await receive(keeps)
    const orderSn = await receive(returns)
    await work()
    const [cents] = today.rewards.order
    assert.equal((await gained(owner)).waiting, 2 * cents)
    await query('update order_lines set returned = 1 where order_sn = $1', [orderSn])
    await work()
    await work()
    const { waiting, taken_back } = await gained(owner)
    assert.deepEqual([waiting, taken_back], [cents, cents])
    later(today.coolingDays + 1)
    await work()
    assert.equal((await gained(owner)).settled, cents)
  })

  test('takes the reward along also after the cooling-off, until it was taken', async () => {
    const owner = await distributor()
    const orderSn = await receive(await recruit(owner))
    await work()
    later(today.coolingDays + 1)
    await work()
    const [cents] = today.rewards.order
    assert.equal((await gained(owner)).settled, cents)
    await query('update order_lines set returned = 1 where order_sn = $1', [orderSn])
    await work()
    const { settled, taken_back } = await gained(owner)
    assert.deepEqual([settled, taken_back], [0, cents])
  })

  test('is coming back on seven days, none of them made up', async () => {
    const owner = await distributor()
    const guest = await recruit(owner)
    for (let day = 0; day < 7; day += 1) {
      await signIn(guest, day === 3)
      later(1)
    }
    await work()
    assert.equal((await gained(owner)).waiting, 0)
    await signIn(guest)
    await work()
    assert.equal((await gained(owner)).waiting, today.rewards.active[0])
    const { list } = await house.ask(lists, {}, await again(owner))
    assert.deepEqual(
      list[0]!.deeds.map(({ kind, state }) => [kind, state]),
      [
        ['task', 'ahead'],
        ['order', 'ahead'],
        ['active', 'pending'],
      ],
    )
  })

  test('counts within the days that are said, by the rules that the recruiter joined by', async () => {
    const owner = await distributor(former)
    const [early, late] = [await recruit(owner), await recruit(owner)]
    later(59)
    await doTask(early)
    later(2)
    await doTask(late)
    await work()
    assert.equal((await gained(owner)).waiting, former.rewards.task[0])
    const { rows } = await query(
      'select recruitment_id, cents::int from distributor_rewards where user_id = $1',
      [owner.userId],
    )
    assert.deepEqual(rows, [
      { recruitment_id: former.recruitmentId, cents: former.rewards.task[0] },
    ])
    const { list } = await house.ask(lists, {}, await again(owner))
    assert.deepEqual(list.map(({ deeds }) => deeds[0]!.state).sort(), ['lapsed', 'pending'])
  })

  test('brings no more in a month than the rules say', async () => {
    const owner = await distributor()
    const filler = await newPerson(house)
    await query(
      `insert into distributor_rewards (user_id, guest_id, kind, tier, cents, subject, created_at)
       values ($1, $2, 'order', 1, $3, 'recruit:filler', $4)`,
      [owner.userId, filler.userId, today.mostAMonth - 30, now],
    )
    const guests = [await recruit(owner), await recruit(owner)]
    for (const guest of guests) await doTask(guest)
    await work()
    const { list } = await house.ask(lists, {}, await again(owner))
    assert.deepEqual(
      list.map(({ deeds }) => [deeds[0]!.cents, deeds[0]!.state]).sort(),
      [
        [0, 'full'],
        [30, 'pending'],
      ].sort(),
    )
  })

  test('leaves room in the month again where it was taken back', async () => {
    const owner = await distributor()
    const filler = await newPerson(house)
    const [cents] = today.rewards.order
    await query(
      `insert into distributor_rewards (user_id, guest_id, kind, tier, cents, subject, created_at)
       values ($1, $2, 'task', 1, $3, 'recruit:filler', $4)`,
      [owner.userId, filler.userId, today.mostAMonth - cents, now],
    )
    const orderSn = await receive(await recruit(owner))
    await work()
    await query('update order_lines set returned = 1 where order_sn = $1', [orderSn])
    await work()
    await receive(await recruit(owner))
    await work()
    const { list } = await house.ask(lists, {}, await again(owner))
    assert.deepEqual(list.map(({ deeds }) => deeds[1]!.state).sort(), ['pending', 'taken_back'])
  })
})

describe('too many neighbours in a day', () => {
  const desk = deskCases.recruit!
  const decide = <T>(run: (context: Parameters<typeof desk.approve>[0]) => Promise<T>) =>
    house.database.transaction((db) => run({ db, config: house.config, now }))

  test('hold the rewards back until a person has looked, whatever that one decides', async () => {
    const owner = await distributor()
    const guests = [await recruit(owner), await recruit(owner)]
    const signal = { kind: 'invite', userId: owner.userId, subject: owner.userId } as const
    await noteFarming(house.database.db, { ...signal, times: 10, seenAt: now })
    for (const guest of guests) await doTask(guest)
    await work()
    later(today.coolingDays + 1)
    await work()
    assert.equal((await gained(owner)).settled, 0)
    const waiting = (await decide((context) => desk.list(context))).filter(({ line }) =>
      line.endsWith(owner.userId.slice(-6)),
    )
    assert.equal(waiting.length, 2)
    const [yes, no] = waiting.map(({ id }) => ({ id })) as [{ id: string }, { id: string }]
    const { facts } = await decide((context) => desk.show(context, yes.id))
    assert.ok(facts.some(([name, value]) => name === '邻居做了什么' && value === '做完第一个任务'))
    assert.ok(facts.some(([name, value]) => name === '按哪份规则' && value === today.title))
    await decide((context) => desk.approve(context, yes.id))
    await decide((context) => desk.refuse!(context, no.id, '是同一个人注册的'))
    await assert.rejects(decide((context) => desk.approve(context, no.id)))
    const { settled, taken_back } = await gained(owner)
    assert.deepEqual([settled, taken_back], [today.rewards.task[0], today.rewards.task[0]])
    const { list } = await house.ask(incomes, { source: 'recruit' }, await again(owner))
    const back = list.find(({ state }) => state === 'taken_back')!
    const { income_id } = back
    const detail = await house.ask('/tp5/api/MyIncome/detail', { income_id }, await again(owner))
    assert.equal(detail.reason, '是同一个人注册的')
  })
})
