import { createHash } from 'node:crypto'
import type { Out } from '@contract/api'
import LotteryRules from '@/pages/lottery/bz-detail/page'
import { lotAt, placeAgain } from '@/parts/draw/drawAgain'
import { copyText } from '@/platform/clipboard'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/clipboard')

const base = '/tp5/api/TigerActivity/'
type Told = Out<'/tp5/api/TigerActivity/verify'>

const printOf = (seed: string) => createHash('sha256').update(seed).digest('hex')
const seed = 'the seed of the third day'
const anchor = { day: '2026-11-26', promised: printOf(printOf(printOf(seed))) }

/** What a server tells that drew by this seed, and says that it had promised it. */
function toldBy(own: string): Told {
  const table = [
    { key: 'gold', name: '10 金币', weight: 700 },
    { key: 'nothing', name: '谢谢参与', weight: 9300 },
  ]
  const proof = { day: '2026-11-28', seed: own, promised: printOf(own) }
  const signed = { proof, message: 'a-neighbour:2026-11-28:1:my-own', total: 10_000 }
  const place = placeAgain(signed)
  return { ...signed, anchor, table, place, result: lotAt(table, place)! }
}

const here = at('lotteryRules', { play_id: 'p1' })

beforeEach(() => {
  watchNavigation(here)
  session.signIn(person())
})
afterEach(() => {
  session.signOut()
  jest.restoreAllMocks()
})

function open(told: Told) {
  serve({
    ...appConfig(),
    [`${base}page`]: {
      ...{ cycle: null, prizes: [], rules: [], before: null, anchor },
      proof: { day: '2026-11-29', promised: 'ab12', seed: '' },
    },
    [`${base}verify`]: told,
  })
  return renderPage(LotteryRules, here)
}

test('says of each step of a true draw that it holds, and gives the draw away whole', async () => {
  const told = toldBy(seed)
  const page = await open(told)
  expect(page.text()).toContain('一样，没有改过')
  expect(page.text().match(/对：/g)).toHaveLength(5)
  expect(page.text()).not.toContain('不对：')
  jest.mocked(copyText).mockResolvedValue(true)
  await page.tap('复制这次的数据')
  expect(JSON.parse(jest.mocked(copyText).mock.lastCall![0])).toEqual(told)
})

test('catches a seed that was replaced together with its print', async () => {
  const page = await open(toldBy('a seed that suits the house'))
  expect(page.text()).toContain('不一样，请截图联系客服')
  expect(page.text().match(/不对：/g)).toHaveLength(1)
  expect(page.text()).toContain('不对：一天天往回算，和 2026-11-26 公布的第一环一样')
})

test('catches a table whose weights are not what was drawn from', async () => {
  const told = toldBy(seed)
  const page = await open({ ...told, table: [...told.table, { key: 'x', name: 'x', weight: 1 }] })
  expect(page.text()).toContain('不对：签的内容是当天的，份数和表对得上')
})

test('has nothing to check before the seed is open', async () => {
  const told = toldBy(seed)
  const page = await open({ ...told, proof: { ...told.proof, seed: '' } })
  expect(page.text()).toContain('当天的随机数第二天公布')
  expect(page.text()).not.toContain('不对')
})
