import type { CodeRead } from '@/platform/codeRead'
import { readCode } from '@/platform/scan'
import ScanMachine from '@/pages/home/scan-machine/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
let mockCanScan = true
jest.mock('@/platform/scan', () => ({
  readCode: jest.fn(),
  get scan() {
    return mockCanScan ? jest.fn() : undefined
  },
}))

const check = '/tp5/api/Index/checkBindMachine'
const bind = '/tp5/api/Index/bindMachine'
const machine = { machine_id: 7, name: '东苑南门 01', village: '东苑', address: '南门' }
const found = { ...machine, bound: 0 as const, mine: 0 as const, may_bind: 1 as const, reason: '' }
const link = '/indexMathineActivity?machine_sn=LJ-0107'
const bound = { ...machine, bound_at: '2026-03-09T10:00:00+08:00', link }

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  mockCanScan = true
  session.forget()
  session.signIn(person())
  navigation = watchNavigation(at('scanMachine'))
})

afterEach(() => jest.restoreAllMocks())

const open = (read: CodeRead) => {
  jest.mocked(readCode).mockReset()
  jest.mocked(readCode).mockResolvedValue(read)
  return renderPage(ScanMachine, at('scanMachine'))
}
const opened = () => navigation.redirectTo.mock.calls.map(([{ url }]) => url)

test('a machine becomes mine and leads to its activity', async () => {
  serve({ [check]: { ...found, link }, [bind]: bound })
  await open({ text: 'https://linji.example/indexMathineActivity?machine_sn=LJ-0107' })
  expect(requestsTo(bind)).toMatchObject([{ machine_sn: 'LJ-0107' }])
  expect(opened()[0]).toContain('route=indexMathineActivity')
})

test('one that cannot become mine leads to what it sells', async () => {
  const reason = '您已经绑定了西苑 02，不用再绑定，照常使用就好'
  serve({ [check]: { ...found, bound: 1, may_bind: 0, reason, link: '' } })
  await open({ text: 'LJ-0107' })
  expect(requestsTo(bind)).toHaveLength(0)
  expect(opened()[0]).toBe('/pages/machine/slots/page?machine_sn=LJ-0107')
})

test('where nothing can be scanned a typed number leads there, and makes it nobody’s', async () => {
  serve({ [check]: { ...found, link }, [bind]: bound })
  mockCanScan = false
  const page = await open(null)
  expect(readCode).not.toHaveBeenCalled()
  expect(page.text()).toContain('这个浏览器不能扫码')
  await page.tap('看这台机器')
  expect(page.text()).toContain('请填写机器编号')
  await page.type('机器编号', '这是什么')
  await page.tap('看这台机器')
  expect(page.text()).toContain('编号是字母和数字')
  await page.type('机器编号', ' lj-0107 ')
  await page.tap('看这台机器')
  expect(requestsTo(check)).toMatchObject([{ machine_sn: 'LJ-0107' }])
  expect(requestsTo(bind)).toEqual([])
  expect(opened()).toHaveLength(1)
})

test('another code of ours opens what it names', async () => {
  await open({ text: `${window.location.origin}/exchangeShop/GoodDetailsOnline/7` })
  expect(opened()).toEqual(['/pages/catalogue/good-details-online/page?goods_id=7'])
})

test('another code, an unknown machine and a closed camera each say their own', async () => {
  serve({ [check]: refused(404, '没有找到这台机器，请重新扫描机身上的二维码') })
  const other = await open({ text: 'https://elsewhere.example/' })
  expect(other.text()).toContain('这不是机器上的码')
  const unknown = await open({ text: 'LJ-9999' })
  expect(unknown.text()).toContain('没有找到这台机器')
  const closed = await open(null)
  expect(closed.text()).not.toContain('没有找到这台机器')
  expect(opened()).toHaveLength(0)
})
