import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { merchantCommand } from '@server/areas/storefront/merchants'
import { staffCommand } from '@server/areas/merchant/staff'
import { agreementVersion } from '@server/areas/agreement/agreement'
import { userOfPhone } from '@server/areas/auth/users'
import { type House, openHouse } from '../harness/openHouse'
import { somePhone } from '../harness/request'
import { commanding } from '../importing/commanding'

let house: House
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())

const merchants = commanding(merchantCommand, () => house)
const { bring, problems, run } = commanding(staffCommand, () => house)

const place = (key: string, name = '针线铺') => ({
  merchants: [{ key, name, address: '南门 1 号', latitude: 30.37, longitude: 120.02 }],
})

async function somebody() {
  const now = new Date()
  const phone = somePhone()
  const { config, database } = house
  const userId = await database.transaction((db) =>
    userOfPhone({ db, config, now }, phone, agreementVersion(now)),
  )
  return { phone, token: await house.signIn(userId) }
}
const rolesOf = async (token: string) =>
  (await house.ask('/user/Center/index', {}, { token })).roles

test('a role is given, changed and taken by phone, for whoever is signed in', async () => {
  await merchants.bring(place('tailor'))
  const { phone, token } = await somebody()
  await bring({ staff: [{ phone, roles: ['operator'] }] })
  assert.deepEqual(await rolesOf(token), ['operator'])
  await bring({ staff: [{ phone, roles: ['merchant'], merchant: 'tailor' }] })
  assert.deepEqual(await rolesOf(token), ['merchant'])
  assert.match((await run('list')).join('\n'), new RegExp(`${phone} .*merchant  tailor`))
  assert.deepEqual(await bring({ staff: [{ phone, roles: [] }] }), ['人员：新增 0，更新 1'])
  assert.deepEqual(await rolesOf(token), [])
})

test('who has never signed in is told to, and nobody else is given anything', async () => {
  const { phone, token } = await somebody()
  const stranger = somePhone()
  const staff = [
    { phone, roles: ['operator'] },
    { phone: stranger, roles: ['operator'] },
  ]
  assert.deepEqual(await problems({ staff }), [
    `第 10 行 staff[2].phone：${stranger} 还没有账号，请先让这个人用手机号登录一次`,
  ])
  assert.deepEqual(await rolesOf(token), [])
})

test('a merchant is said with its role, and has to be there', async () => {
  const { phone } = await somebody()
  const told = async (given: object) => (await problems({ staff: [{ phone, ...given }] })).join()
  assert.match(await told({ roles: ['merchant'] }), /角色和所在商家要一起写/)
  assert.match(await told({ roles: [], merchant: 'tailor' }), /角色和所在商家要一起写/)
  assert.match(await told({ roles: ['merchant'], merchant: 'nobody' }), /没有商家 nobody/)
  assert.match(
    await told({ roles: ['operator', 'operator'] }),
    /roles\[2\]：“operator”前面已经有了/,
  )
  assert.match(
    await told({ roles: ['king'] }),
    /应为 operator、owner、maintainer、steward、merchant、advertiser、house、developer/,
  )
})

test('a merchant keeps its number under a new name', async () => {
  await merchants.bring(place('cobbler'))
  await merchants.bring(place('cobbler', '修鞋摊'))
  const { rows } = await house.database.pool.query(
    `select name from merchants where merchant_key = 'cobbler'`,
  )
  assert.deepEqual(rows, [{ name: '修鞋摊' }])
})
