import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { cycleImporter } from '@server/areas/lottery/cycle-file'
import { importFile } from '@server/importing/import-file'
import { problemsOf } from '../importing/unusable'
import { type Booth, openBooth } from './booth'

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
