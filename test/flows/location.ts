import { demo } from '@server/database/demo'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

const answers = [
  '1000 到 2000 人，26 分',
  '每天 600 人次以上，25 分',
  '有专线，15 分',
  '口头同意，12 分',
  '1 台，8 分',
]

/** From a clue to what waits for a decision. */
async function developOne(driver: Driver, stage: Stage): Promise<void> {
  const name = `流程村 ${Date.now() % 100_000}`
  await stage.signedIn(driver, 'developer')
  await driver.open('/locationDevelop')
  await driver.see('先办这几个')
  await driver.tap('登记点位')
  await driver.at('locationAdd')
  await driver.fill('地方名称', name)
  await driver.tap('类型')
  await driver.tap('村口')
  await driver.stand({ latitude: 33.5, longitude: 117 })
  await driver.tap('用我现在的位置')
  await driver.see('附近 3 公里没有别的点位')
  await driver.fill('详细地址', '村口小卖部旁')
  await driver.tap('登记')
  await driver.at('locationDetail')
  await driver.tap('记勘测')
  await driver.fill('现场看到什么', '有雨棚，村委同意')
  await driver.tap('记下，去过了')
  await driver.see('勘测：有雨棚，村委同意')
  await driver.tap('评分')
  for (const answer of answers) await driver.tap(answer)
  await driver.see('共 86 分，满 75 分可以提交')
  await driver.tap('保存评分')
  await driver.see('够格了，过 75 就能报')
  await driver.tap('提交审核')
  await driver.see('提交审核，86 分')
}

/** A place that a colleague has submitted, as if nobody had decided on it yet. */
async function submittedOne({ server }: Stage): Promise<string> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `update location_leads
     set state = 'submitted', submitted_by = user_id, reason = '', moved_at = now()
     where lead_id = (select lead_id from location_leads
       where user_id = $1 and state in ('submitted', 'approved') order by lead_id limit 1)
     returning name`,
    [demo.developer.userId],
  )
  return rows[0]!.name
}

/** From what waits to a yes with its reason. */
async function decideOne(driver: Driver, stage: Stage): Promise<void> {
  const name = await submittedOne(stage)
  await stage.signedIn(driver, 'otherDeveloper')
  await driver.open('/locationAudit')
  await driver.tap(name)
  await driver.tap('通过')
  await driver.fill('审核意见，提交的人会看到', '信号好，先装 60 格')
  await driver.tap('确定通过')
  await driver.see('审核意见：信号好，先装 60 格')
}

/** A neighbour who has room for a machine. */
async function becomePartner(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/attractInvestment')
  await driver.tap('申请出一块地方')
  await driver.at('attractInvestmentActivity')
  await driver.fill('姓名', '丁师傅')
  await driver.fill('电话', '13655550233')
  await driver.fill('所在地', '清溪镇石桥头')
  await driver.tap('提交申请')
  await driver.at('attractInvestment')
  await driver.see('申请过了，拓展员会联系您')
}

export const flows: readonly Flow[] = [
  { title: 'a place comes from a clue to what waits for a decision', run: developOne },
  { title: 'a place of a colleague is decided on', run: decideOne },
  { title: 'somebody applies to become a partner', run: becomePartner },
]
