import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sqlState } from '@server/database/failover'
import { cycleImporter } from '@server/areas/lottery/cycle-file'
import { lotterySentences } from '@server/areas/lottery/rules'
import { rulesOfCycle, rulesVersion } from '@server/areas/lottery/told-rules'
import { dayMs } from '@server/calendar'
import { importFile } from '@server/importing/import-file'
import { problemsOf } from '../importing/unusable'
import { base, type Booth, openBooth } from './booth'

let booth: Booth
before(async () => {
  booth = await openBooth()
  await booth.query(
    `update exchange_goods set ways =
       '[{"points": 900, "gold": 0, "money": 0}, {"points": 0, "gold": 0, "money": 8900}]'
     where goods_key = 'thermos'`,
  )
})
after(() => booth.house.close())

const nothing = { key: 'nothing', name: '谢谢参与', sign: '谢', kind: 'none', weight: 9000 }
const thermos = {
  ...{ key: 'thermos', name: '保温杯', sign: '杯', kind: 'goods', goods: 'thermos' },
  ...{ weight: 1000, total: 3, worth: 8900 },
}

let cycles = 0
const bring = (...prizes: object[]) =>
  problemsOf(() =>
    booth.house.database.transaction((tx) => {
      const cycle = {
        ...{ key: `of-a-test-${++cycles}`, title: '天天抽奖', consolation: 'nothing' },
        ...{ starts_at: '2031-01-01T00:00:00+08:00', ends_at: '2031-01-03T00:00:00+08:00' },
        prizes: [...prizes, nothing],
      }
      return importFile(cycleImporter, JSON.stringify({ cycles: [cycle] }), {
        ...{ tx, now: booth.now() },
      })
    }),
  )

describe('a file of the lottery', () => {
  test('is written where its prizes can be told apart and their worth is true', async () => {
    assert.deepEqual(await bring(thermos), [])
  })

  test('gives no two prizes of a cycle one sign, or the reels would show the other', async () => {
    const cup = { ...thermos, key: 'cup', kind: 'points', goods: undefined, amount: 5 }
    const [problem, ...more] = await bring(thermos, cup)
    assert.match(problem!, /prizes\[2\]\.sign：“杯”前面已经有了/)
    assert.deepEqual(more, [])
  })

  test('says what goods are worth', async () => {
    const [problem, ...more] = await bring({ ...thermos, worth: undefined })
    assert.match(problem!, /实物要写值多少分/)
    assert.deepEqual(more, [])
  })

  test('says no less than the shop takes for them in money', async () => {
    const [problem, ...more] = await bring({ ...thermos, worth: 8899 })
    assert.match(problem!, /worth：商城里卖 8900 分/)
    assert.deepEqual(more, [])
  })

  test('may say anything of what money alone does not buy', async () => {
    const apples = { ...thermos, key: 'apples', sign: '果', goods: 'apple', worth: 1 }
    assert.deepEqual(await bring(apples), [])
  })
})

describe('the rules of the lottery', () => {
  const versionOf = (sentences?: readonly string[]) =>
    booth.house.database.transaction((tx) => rulesVersion(tx, booth.now(), sentences))
  const told = () => rulesOfCycle(booth.house.database.db, 'every-day')

  async function draw() {
    const who = await booth.person()
    const input = { own_seed: 'mine-1', statement: booth.statement() }
    await booth.house.ask(`${base}start`, input, who)
  }

  test('are kept word by word with what was drawn by them, and each text once', async () => {
    assert.deepEqual(await told(), ['还没有人抽过'])
    const former = ['从前的规则']
    assert.equal(await versionOf(former), 1)
    await draw()
    assert.equal(await versionOf(), 2)
    assert.equal(await versionOf(former), 1)
    const { rows } = await booth.query('select distinct rules from draws')
    assert.deepEqual(rows, [{ rules: 2 }])
    const [first, ...words] = await told()
    assert.match(first!, /^第 2 版 {2}\d{4}-/)
    assert.deepEqual(
      words,
      lotterySentences.map((sentence) => `  ${sentence}`),
    )
  })

  test('that come into force at two servers at once are one version', async () => {
    const versions = await Promise.all([1, 2, 3].map(() => versionOf(['以后的规则'])))
    assert.equal(new Set(versions).size, 1)
    const { rows } = await booth.query('select count(*)::int as rows from lottery_rules')
    const most = Math.max(...versions)
    assert.deepEqual(rows, [{ rows: most }])
  })

  test('stay where a cycle is brought in again, with its odds and who won', async () => {
    await draw()
    const kept = async () => {
      const odds = await booth.query('select * from draw_odds order by game, version')
      const prizes = await booth.query('select * from lottery_prizes order by prize_id')
      return [odds.rows, prizes.rows, await told()]
    }
    const before = await kept()
    const cycle = {
      ...{ key: 'every-day', title: '天天抽奖', consolation: 'nothing' },
      starts_at: new Date(booth.now().getTime() - 20 * dayMs).toISOString(),
      ends_at: new Date(booth.now().getTime() + 70 * dayMs).toISOString(),
      prizes: [{ ...thermos, weight: 1, total: 9999 }, nothing],
    }
    const file = JSON.stringify({ cycles: [cycle] })
    await booth.house.database.transaction((tx) =>
      importFile(cycleImporter, file, { tx, now: booth.now() }),
    )
    assert.deepEqual(await kept(), before)
    for (const table of ['lottery_rules', 'lottery_prizes', 'lottery_cycles', 'lottery_plays'])
      await assert.rejects(booth.query(`delete from ${table}`), (error) => {
        assert.equal(sqlState(error), '42501', table)
        return true
      })
  })
})
