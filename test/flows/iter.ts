import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { hashToken } from '@server/areas/auth/identity'
import { sessions } from '@server/areas/auth/tables'
import { duties } from '@server/areas/duty/tables'
import { businessDay } from '@server/calendar'
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
    .select({ name: iterMachines.name, operatorId: duties.userId })
    .from(iterMachines)
    .innerJoin(duties, eq(duties.machineId, iterMachines.machineId))
    .where(eq(duties.role, 'operator'))
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

/** Whoever runs a machine sees what everybody would have, and offers it. */
export async function offerContract(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'operator')
  await driver.open('/iter/MachineBusinessAdd?machine_sn=LJ-0121')
  await driver.see('35%')
  await driver.tap('发起合约')
  await driver.see('等对方确认')
}

/** Whoever owns a share of one is asked, and signs. */
export async function signContract(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'owner')
  await driver.open('/iter/MachineBusiness?state=offered')
  await driver.tap('东苑驿站 03')
  await driver.tap('同意并签约')
  await driver.see('进行中')
}

/** 2026 年 9 月, so many months ago. */
function monthAgo(number: number): string {
  const [year, month] = businessDay(new Date()).split('-').map(Number) as [number, number]
  const then = new Date(Date.UTC(year, month - 1 - number, 1))
  return `${then.getUTCFullYear()} 年 ${then.getUTCMonth() + 1} 月`
}

/** A month that is over is settled by one of those who earn by the machine. */
export async function settleMonth(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'thirdOwner')
  await driver.open('/iter/MachineBusiness?state=running')
  await driver.tap('柳湾广场 01')
  await driver.tap('去结算')
  await driver.tap(monthAgo(2))
  await driver.see('可以结算')
  await driver.tap(`结算 ${monthAgo(2)}`)
  await driver.see('结算后不能改')
  await driver.tap('结算')
  await driver.see('已结算')
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
