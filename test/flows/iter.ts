import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { hashToken } from '@server/areas/auth/identity'
import { sessions } from '@server/areas/auth/tables'
import { demo } from '@server/database/demo'
import { iterMachines } from '@server/areas/machine/tables'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import { newestAnswer } from './pages'
import { provePhone } from './auth'
import type { Stage } from './stage'

const machinesCall = '/tp5/api/Slot/index'

/** The operator sees the own machines, and nobody else's. */
async function seeOwnMachines(driver: Driver, stage: Stage): Promise<void> {
  await driver.at('windowManagement')
  const { db } = stage.server.database
  const machines = await db
    .select({ name: iterMachines.name, operatorId: iterMachines.operatorId })
    .from(iterMachines)
  const isOwn = ({ operatorId }: { operatorId: string }) => operatorId === demo.operator.userId
  const own = machines.filter(isOwn).map(({ name }) => name)
  const others = machines.filter((machine) => !isOwn(machine)).map(({ name }) => name)
  assert.ok(own.length > 0 && others.length > 0)
  await driver.see('东苑南门 01')
  const shown = await newestAnswer<{ list: { name: string }[] }>(driver, machinesCall)
  for (const { name } of shown.list) {
    assert.ok(own.includes(name), `${name} is the operator's own`)
    await driver.see(name)
  }
  for (const name of others) assert.equal(await driver.sees(name), false)
}

export async function authoriseAndSeeMachines(driver: Driver, stage: Stage): Promise<void> {
  await driver.open('/iter/windowManagement')
  await driver.at('authorise')
  await driver.tap('同意用户协议和隐私政策')
  await driver.tap('微信授权登录')
  await driver.tap('不允许')
  await driver.see('第一次用，请验证运营登记的手机号')
  await provePhone(driver, stage, 'operator')
  await driver.tap('绑定并登录')
  await seeOwnMachines(driver, stage)
}

export async function openOneMachine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'operator')
  await driver.at('windowManagement')
  await driver.tap('东苑南门 01')
  await driver.see('货道 15')
  await driver.tap('故障')
  await until('the machines without a fault to go', async () =>
    (await driver.sees('东苑北门 02')) ? undefined : true,
  )
  await driver.see('西苑广场 02')
}

export async function consumerIsNoOperator(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/iter/windowManagement')
  await driver.see('这个账号不是运维员')
  assert.equal(await driver.sees('东苑南门 01'), false)
}

/** As if they had signed in yesterday. */
async function forgetProof(driver: Driver, { server }: Stage): Promise<void> {
  const { access_token: token } = await driver.storage()
  await server.database.db
    .update(sessions)
    .set({ provedAt: null })
    .where(eq(sessions.tokenHash, hashToken(String(token))))
}

/** The machines come by themselves once it is proved who wants to see them. */
export async function proveAgain(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'otherOperator')
  await driver.at('windowManagement')
  await forgetProof(driver, stage)
  await driver.open('/iter/windowManagement')
  await driver.see('验证是您本人')
  await driver.tap('获取验证码')
  await driver.fill('短信验证码', await stage.newest('sms', demo.otherOperator.phone))
  await driver.tap('验证并继续')
  const { list } = await newestAnswer<{ list: { name: string }[] }>(driver, machinesCall)
  await driver.see(list[0]!.name)
  assert.equal(await driver.sees('验证是您本人'), false)
}
