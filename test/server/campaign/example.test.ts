import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { readRequest } from '@server/areas/campaign/command/request'
import { carryOut } from '@server/command/run'
import { temporaryDataDir } from '../harness/leftovers'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const docs = path.join(__dirname, '../../../docs')
const example = path.join(docs, 'campaign-example.json')
const key = 'winter-coats'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({ env: {} })
})
after(() => place.close())

const run = (...words: string[]) => carryOut(campaignCommand, place.house, readRequest(words))

/** The example with a period around now, so that it is open in any year. */
function exampleToday(): string {
  const file = path.join(temporaryDataDir(), 'example.json')
  const text = fs.readFileSync(example, 'utf8')
  const period = /"period": \{[^}]*\}/
  assert.match(text, period)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text.replace(period, '"period": { "days": 30 }'))
  return file
}

test('the example of the docs goes live by its import and nothing else', async () => {
  assert.ok(fs.readFileSync(path.join(docs, 'CAMPAIGNS.md'), 'utf8').includes(`codes ${key} `))
  assert.match((await run('import', example)).join(), /已新增：winter-coats 冬衣送洗季/)
  const file = exampleToday()
  assert.match((await run('import', file, '--restart')).join(), /已更新/)
  const codes = path.join(path.dirname(file), 'codes.txt')
  fs.writeFileSync(codes, 'BSXY-0001\nBSXY-0002\n')
  assert.match((await run('codes', key, codes)).join(), /已导入 2 个券码/)

  place.until(5, '08:00')
  const person = await place.person()
  const { list } = await place.ask('/tp5/api/Campaign/lists', {}, null)
  const told = list.find((one) => one.key === key)
  assert.deepEqual([told?.state, told?.link], ['open', `/subjectPage?key=${key}`])
  const page = await place.ask('/tp5/api/Campaign/detail', { key }, person)
  assert.deepEqual([page.action.do, page.hours], ['choose', '每周五、周六、周日 08:00–20:00'])
  const { error, message } = await place.receive(key, person, { prize_key: 'fetch' })
  assert.equal(error, 0, message)
  const receipt = await place.ask('/tp5/api/Campaign/receiveDetail', { key }, person)
  assert.equal(receipt.code, 'BSXY-0001')
  const again = await place.receive(key, person, { prize_key: 'points' })
  assert.equal(again.error, 2307)
})
