import { OwnData } from '@/pages/account/security/OwnData'
import { session } from '@/session/session'
import { saveFile } from '@/platform/saveFile'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/saveFile')
const mockedSave = saveFile as jest.MockedFunction<typeof saveFile>

const exporting = '/user/Center/exportData'
const send = '/tp5/api/Codevalidates/send'
const url = '/files/mine/7?expires=1&sig=x'
const answers = {
  [send]: { phone: '138****0001', resend_seconds: 60 },
  [exporting]: { url, expires_at: '2026-11-22T10:05:00+08:00' },
}

beforeEach(() => {
  session.signIn(person())
  watchNavigation(at('security'))
  mockedSave.mockReset().mockResolvedValue('saved')
})

const open = () => renderPage(OwnData, at('security'))

test('my data comes against a code of its own, and is saved by a tap of its own', async () => {
  serve(answers)
  const page = await open()
  await page.tap('准备文件')
  expect(requestsTo(exporting)).toEqual([])
  await page.tap('获取验证码，下载数据的验证码')
  expect(requestsTo(send)).toMatchObject([{ purpose: 'export' }])
  await page.type('下载数据的验证码', '123456')
  await page.tap('准备文件')
  expect(requestsTo(exporting)).toMatchObject([{ code: '123456' }])
  expect(page.text()).toContain('五分钟内有效')
  expect(mockedSave).not.toHaveBeenCalled()
  await page.tap('保存文件')
  expect(mockedSave.mock.calls[0]?.[0]).toMatch(
    /^https?:\/\/[^/]+\/files\/mine\/7\?expires=1&sig=x$/,
  )
})

test('a refusal shows where it was asked for', async () => {
  serve({ ...answers, [exporting]: refused(429, '今天下载的次数太多了，请明天再来') })
  const page = await open()
  await page.type('下载数据的验证码', '123456')
  await page.tap('准备文件')
  expect(page.text()).toContain('今天下载的次数太多了')
  expect(() => page.button('保存文件')).toThrow()
})
