import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const check = '/tp5/api/Index/checkBindMachine'
const bind = '/tp5/api/Index/bindMachine'

let house: House
let machines: { machine_sn: string; name: string; operator_id: string }[]
before(async () => {
  house = await openHouse()
  const { rows } = await house.database.pool.query<(typeof machines)[number]>(
    `select machine_sn, name, user_id as operator_id from iter_machines
     join duties using (machine_id) where role = 'operator' order by machine_id`,
  )
  machines = rows
})
after(() => house.close())

test('the first machine that is scanned stays, and another says which that is', async () => {
  const { token } = await newPerson(house)
  const [first, second] = machines
  const { machine_sn } = first!
  const before = await house.ask(check, { machine_sn }, { token })
  assert.deepEqual([before.bound, before.mine, before.may_bind, before.reason], [0, 0, 1, ''])
  const { bound_at } = await house.ask(bind, { machine_sn }, { token })
  assert.equal((await house.ask(bind, { machine_sn }, { token })).bound_at, bound_at)
  const mine = await house.ask(check, { machine_sn }, { token })
  assert.deepEqual([mine.bound, mine.mine, mine.may_bind, mine.reason], [1, 1, 0, ''])

  const other = { machine_sn: second!.machine_sn }
  const seen = await house.ask(check, other, { token })
  assert.deepEqual([seen.bound, seen.mine, seen.may_bind], [1, 0, 0])
  assert.ok(seen.reason.includes(first!.name), seen.reason)
  const refused = await house.call(bind, other, { token })
  assert.deepEqual([refused.error, refused.message], [400, seen.reason])
})

test('two machines scanned at the same moment bind one', async () => {
  const { token, userId } = await newPerson(house)
  const replies = await Promise.all(
    machines.slice(0, 2).map(({ machine_sn }) => house.call(bind, { machine_sn }, { token })),
  )
  assert.deepEqual(replies.map(({ error }) => error).sort(), [0, 400])
  const { rows } = await house.database.pool.query('select from machine_bonds where user_id = $1', [
    userId,
  ])
  assert.equal(rows.length, 1)
})

test('whoever looks after a machine is no guest of it', async () => {
  const token = await house.signIn(demo.operator.userId)
  const own = machines.find(({ operator_id }) => operator_id === demo.operator.userId)!
  const { may_bind, reason } = await house.ask(check, { machine_sn: own.machine_sn }, { token })
  assert.equal(may_bind, 0)
  assert.match(reason, /由您运维/)
  const reply = await house.call(bind, { machine_sn: own.machine_sn }, { token })
  assert.deepEqual([reply.error, reply.message], [400, reason])
})

test('a machine that is not there says to scan again', async () => {
  const { token } = await newPerson(house)
  const reply = await house.call(check, { machine_sn: 'LJ-NONE' }, { token })
  assert.equal(reply.error, 404)
  assert.match(reply.message, /重新扫描/)
})
