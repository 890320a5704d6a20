import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { demo } from '@server/database/demo'
import { momentText } from '../server/health/series'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** From the first question to a value that stands there after the app was opened anew, and back. */
async function writeDown(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/agedParty/home')
  await driver.see('健康数据告知书')
  await driver.tap('单独同意处理我的健康数据')
  await driver.tap('同意并开始记录')
  await driver.see('今天还没有记录')
  await driver.tap('记一次')
  await driver.at('healthAdd')
  await driver.tap('血压')
  await driver.see('刚才量的')
  await driver.fill('高压（mmHg）', '151')
  await driver.fill('低压（mmHg）', '92')
  await driver.tap('记下来')
  await driver.at('healthHome')
  await driver.see('今天记了血压')
  await driver.see('151/92')
  await driver.open('/agedParty/bloodPressure')
  await driver.see('这周量了 1 次')
  await driver.see('其中 1 天高于参考范围，请把记录给医生看')
  await driver.see('今天：151/92 mmHg，高于参考范围')
  await driver.tap('参考范围的来源')
  await driver.see('在家量，高压低于 135')
}

async function takeBack(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/agedParty/heartCondition')
  await driver.tap('先看告知书，再开始记录')
  await driver.at('healthHome')
  await driver.tap('单独同意处理我的健康数据')
  await driver.tap('同意并开始记录')
  await driver.see('我的资料')
  await driver.scrollTo('撤回同意，删除我的健康数据')
  await driver.tap('撤回同意，删除我的健康数据')
  await driver.tap('撤回并删除')
  await driver.see('健康数据告知书')
}

/** From a consent of its own to a thing that is done, which the calendar tells; another plan waits. */
async function doPlan(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/agedParty/TreatmentPackage')
  await driver.see('健康计划告知书')
  await driver.tap('单独同意记下我的健康计划')
  await driver.tap('同意并看计划')
  await driver.tap('四周量血压、走走路，看看要做什么')
  await driver.at('healthPlan')
  await driver.scrollTo('上面说的情况我都没有，可以做')
  await driver.tap('上面说的情况我都没有')
  await driver.tap('领这个计划')
  await driver.see('第 1 天，今天 4 件做了 0 件')
  await driver.tap('少放盐，还没做')
  await driver.see('第 1 天，今天 4 件做了 1 件')
  await driver.see('1 天里 4 件做了 1 件')
}

/** The guard is opened by itself, its sheet answered point by point, and it is stopped again. */
async function guarded(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/agedParty/home')
  await driver.tap('单独同意处理我的健康数据')
  await driver.tap('同意并开始记录')
  await driver.see('我的资料')
  await driver.open('/agedParty/HealthProtectionhome')
  await driver.see('健康守护还没有打开')
  await driver.tap('了解健康守护')
  await driver.at('aboutGuard')
  await driver.see('什么时候提醒')
  await driver.scrollTo('我已阅读告知书，单独同意邻集按上面所写守护我的健康记录')
  await driver.tap('单独同意健康守护')
  await driver.tap('同意并打开守护')
  await driver.see('健康守护开着')
  await driver.open('/agedParty/questionUpdate?sheet=strength')
  await driver.see('SARC-F')
  await driver.tap('看得几分')
  await driver.see('请选一个')
  await driver.open('/agedParty/aboutGuard')
  await driver.scrollTo('停止守护，撤回同意')
  await driver.tap('停止守护，撤回同意')
  await driver.tap('停止并删除')
  await driver.see('同意并打开守护')
}

/** A file as a device hands it on, of a minute that nobody else's is of. */
function heartFile(): string {
  const at = momentText(new Date(Date.now() - 3600_000))
  const intervals = Array.from({ length: 60 }, (_, beat) => 840 + (beat % 7) * 12)
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'linji-flow-')), 'heart.csv')
  fs.writeFileSync(file, `时间,心率,心跳间隔\n${at},71,${intervals.join(' ')}\n${at},999,\n`)
  return file
}

/** A file with a line that cannot be, and its picture, which is there again afterwards. */
async function bringHeartbeats(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/agedParty/home')
  await driver.tap('单独同意处理我的健康数据')
  await driver.tap('同意并开始记录')
  await driver.scrollTo('导入和导出表格')
  await driver.tap('导入和导出表格')
  await driver.at('healthTable')
  const file = heartFile()
  await driver.pick('选文件导入', file)
  await driver.see('第 3 行：心率应在 20 到 250 次/分 之间')
  await driver.see('2 条')
  await driver.open('/agedParty/riiChart')
  await driver.see('61 次心跳')
  await driver.scrollTo('把图存在这里')
  await driver.tap('把图存在这里')
  await driver.scrollTo('存着的图')
  await driver.open('/agedParty/home')
  await driver.see('我的资料')
  await driver.open('/agedParty/riiChart')
  await driver.scrollTo('存着的图')
}

/** What a daughter looks at, her mother can read. */
const watchOver: Flow['run'] = async (driver, stage, other) => {
  await stage.signedIn(driver, 'daughter')
  await driver.open('/agedParty/family')
  await driver.see('妈妈')
  await driver.see('爸爸')
  const { userId } = demo.elder
  await driver.open(`/agedParty/bloodPressure?person=${userId}`)
  await driver.see('最近一次')
  await driver.tap('爸爸')
  await driver.see('最近一次')
  await other(async (phone) => {
    await stage.signedIn(phone, 'elder')
    await phone.open('/agedParty/familyLooks')
    await phone.see('女儿看了血压')
  })
}

async function bindDevice(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'elder')
  await driver.open('/agedParty/deviceBind')
  await driver.see('照着填')
  await driver.fill('设备编号', 'LJH-P0231')
  await driver.fill('设备码', '48QK-7M2P')
  await driver.tap('绑定')
  await driver.at('healthDevices')
  await driver.see('血压计（尾号 0231）')
  await driver.scrollTo('LJH-P0231')
  await driver.tap('解绑血压计（尾号 0231）')
  await driver.tap('确定解绑')
  await driver.see('解绑了')
}

export const flows: readonly Flow[] = [
  { title: 'what was measured is agreed to, written down and shown', run: writeDown },
  { title: 'a plan is received, and what is done of it is counted', run: doPlan },
  { title: 'agreeing to that is taken back, and all of it goes', run: takeBack },
  { title: 'what is watched is opened by itself, asked and stopped', run: guarded },
  { title: 'heartbeats come out of a file, and their picture is kept', run: bringHeartbeats },
  { title: 'family looks at what is shared, and each look can be read', run: watchOver },
  { title: 'a device is bound by what stands on it, and let go', run: bindDevice },
]
