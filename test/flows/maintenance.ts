import assert from 'node:assert/strict'
import path from 'node:path'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

const picture = (name: string) => path.join(__dirname, `../../src/static/tabs/${name}.png`)

/** So many pictures of a step, each another. */
async function shoot(driver: Driver, number: number): Promise<void> {
  const files = ['home-light', 'user-light']
  for (const [nth, file] of files.slice(0, number).entries()) {
    const name = `照片，至少 ${number} 张，添加图片，还能添加 ${6 - nth} 张`
    await driver.pick(name, picture(file))
    await until('the picture on the phone', async () => {
      const kept = (await driver.text()).split('已存手机').length - 1
      return kept === nth + 1
    })
  }
}

async function doStep(driver: Driver, title: string, photos: number, reading?: [string, string]) {
  await driver.see(title)
  await shoot(driver, photos)
  if (reading) await driver.fill(...reading)
  await driver.tap('做好了，下一步')
}

const allTold = (driver: Driver) =>
  until('what waits to be sent', async () => ((await driver.sees('还没传上去')) ? undefined : true))

async function installOf({ server }: Stage, machineSn: string) {
  const { rows } = await server.database.pool.query<{ install_id: string; state: string }>(
    `select install_id, state from installs join iter_machines using (machine_id)
     where machine_sn = $1`,
    [machineSn],
  )
  return rows[0]!
}

/** The last steps, two of them where there is no network; somebody else says that it is good. */
async function putUpAndAudit(
  driver: Driver,
  stage: Stage,
  onAnother: Parameters<Flow['run']>[2],
): Promise<void> {
  const { install_id: id } = await installOf(stage, 'LJ-0141')
  await stage.signedIn(driver, 'maintainer')
  await driver.at('index')
  await driver.open(`/maintenance/install/details?install_id=${id}`)
  await driver.see('LJ-0141 ・ 老年食堂 01')
  await driver.tap('做第 5 步：联网试机')
  await driver.at('installRun')
  await doStep(driver, '第 5 步 联网试机', 1, ['信号（dBm）', '-74'])
  await driver.see('第 6 步 货道试转')
  await allTold(driver)
  await driver.cutOff!(true)
  await doStep(driver, '第 6 步 货道试转', 1)
  await driver.see('1 步存在手机里，还没传上去')
  await doStep(driver, '第 7 步 温控', 1, ['温度（°C）', '4'])
  await driver.see('2 步存在手机里，还没传上去')
  await driver.see('LJ-0141 温控')
  await driver.cutOff!(false)
  await driver.tap('现在传')
  await allTold(driver)
  await doStep(driver, '第 8 步 贴编号、收尾', 2)
  await driver.see('步骤都做完了')
  await until('all steps to be told', async () =>
    (await installOf(stage, 'LJ-0141')).state === 'auditing' ? true : undefined,
  )
  await onAnother(async (other) => {
    await stage.signedIn(other, 'thirdMaintainer')
    await other.at('index')
    await other.open('/maintenance/check')
    await other.tap('老年食堂 01 LJ-0141')
    await other.at('checkDetails')
    await other.tap('通过，上线')
    await other.see('已上线')
  })
  await driver.open(`/maintenance/install/details?install_id=${id}`)
  await driver.see('施师傅：通过')
  assert.equal((await installOf(stage, 'LJ-0141')).state, 'live')
}

/** A neighbour before the machine reports it, it is mended, and the neighbour says that it works. */
async function reportAndMend(
  driver: Driver,
  stage: Stage,
  onAnother: Parameters<Flow['run']>[2],
): Promise<void> {
  const machine = '西苑北门 06'
  await stage.signedIn(driver, 'consumer')
  await driver.at('index')
  await driver.stand({ latitude: 30.3763, longitude: 120.0091 })
  await driver.open('/exchangeShop/OnlineMachine?machine_sn=LJ-0223')
  await driver.scrollTo('机器坏了，报修')
  await driver.tap('机器坏了，报修')
  await driver.at('repairAdd')
  await driver.tap('不凉')
  await driver.fill('补充说明（可不填）', '饮料都是温的')
  await driver.tap('报修')
  await driver.tap('我在机器前，报修')
  await driver.at('repairLog')
  await driver.see('不制冷：饮料都是温的')
  await driver.see('待接单')
  await onAnother(async (other) => {
    await stage.signedIn(other, 'maintainer')
    await other.at('index')
    await other.open('/bug_log')
    await other.scrollTo(machine)
    await other.tap(`处理${machine}不制冷`)
    await other.at('repairLog')
    await other.tap('接单')
    await other.tap('记维修')
    await other.at('repairAdd')
    await other.fill('说明', '清了冷凝器，降到 4 度')
    await other.tap('记下来')
    await other.at('repairLog')
    await other.see('修好了，等确认')
  })
  await driver.open('/repair_log')
  await driver.tap(`确认${machine}修好了`)
  await driver.see('已确认')
}

export const flows: readonly Flow[] = [
  {
    title: 'a machine is put up without a network in between, and audited by somebody else',
    run: putUpAndAudit,
    losesAnswer: true,
    only: 'h5',
  },
  {
    title: 'a fault goes from a neighbour over who mends it to the neighbour again',
    run: reportAndMend,
    only: 'h5',
  },
]
