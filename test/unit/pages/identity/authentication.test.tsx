import { act } from 'react'
import type { Out } from '@contract/api'
import { faultsOf } from '@/pages/identity/authentication/identityFields'
import Authentication from '@/pages/identity/authentication/page'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const detail = '/user/nameVerify/detail'
const verify = '/user/nameVerify/verify'

const identity = (changes: Partial<Out<typeof detail>> = {}): Out<typeof detail> => ({
  state: 'none',
  name: '',
  id_number: '',
  reason: '',
  submitted_at: null,
  decided_at: null,
  consented_at: '2026-11-22T10:00:00+08:00',
  ...changes,
})
const notice: Out<'/tp5/api/Agreement/detail'> = {
  title: '身份信息告知书',
  version: '1.0',
  effective_at: '2026-11-22',
  in_force: 1,
  sections: [{ heading: '收取什么', paragraphs: ['您的姓名、身份证号码和照片。'] }],
  versions: [{ version: '1.0', effective_at: '2026-11-22' }],
}
const sent = { name: '王**', id_number: '1101**********002X' }

beforeEach(() => {
  watchNavigation(at('authentication'))
  session.signIn(person())
})

const open = () => renderPage(Authentication, at('authentication'))

describe('what can be told before it is sent', () => {
  const now = new Date('2026-11-21T12:00:00+08:00')
  const faultOf = (idNumber: string) => faultsOf({ name: '王桂兰', idNumber }, now).idNumber

  test('a number has 18 signs of which the last proves the others', () => {
    expect(faultOf('1101051949123100')).toBe('请填写 18 位身份证号')
    expect(faultOf('110105194912310021')).toBe('身份证号不正确，请对照证件逐位检查')
    expect(faultOf('11010519491231002X')).toBeUndefined()
  })

  test('grown-ups are 18 from their birthday on', () => {
    expect(faultOf('110105200811210036')).toBeUndefined()
    expect(faultOf('110105200811220031')).toBe('未满 18 周岁，暂时不能实名认证')
  })

  test('a name is needed', () => {
    expect(faultsOf({ name: ' 王 ', idNumber: '11010519491231002X' }, now).name).toBeTruthy()
  })
})

describe('the page', () => {
  test('sends nothing while something is missing, and says what', async () => {
    serve({
      ...appConfig(),
      [detail]: identity(),
      [verify]: identity({ state: 'waiting', ...sent }),
    })
    const page = await open()
    await page.type('真实姓名', '王桂兰')
    await page.type('身份证号', '11010519491231002x')
    await page.tap('提交审核')
    expect(requestsTo(verify)).toEqual([])
    expect(page.text()).toContain('请上传图片')
    expect(page.text()).not.toContain('请填写')
  })

  test('takes nothing where photos of identity cards are closed', async () => {
    serve({ ...appConfig(['identityPhotos']), [detail]: identity() })
    const page = await open()
    expect(page.text()).toContain('这项功能暂不可用')
    expect(() => page.button('提交审核')).toThrow()
    expect(page.button('撤回同意，删除我的身份信息')).toBeTruthy()
  })

  test('while it is under review only the mask is there', async () => {
    serve({ ...appConfig(), [detail]: identity({ state: 'waiting', ...sent }) })
    const page = await open()
    expect(page.text()).toContain('正在审核')
    expect(page.text()).toContain(sent.id_number)
    expect(() => page.button('提交审核')).toThrow()
    serve({ ...appConfig(), [detail]: identity({ state: 'approved', ...sent }) })
    await page.tap('看看有没有结果')
    expect(page.text()).toContain('已通过实名认证')
  })

  test('after a refusal its reason stands above a new form', async () => {
    serve({
      ...appConfig(),
      [detail]: identity({ state: 'refused', ...sent, reason: '照片看不清' }),
    })
    const page = await open()
    expect(page.text()).toContain('照片看不清')
    expect(page.button('提交审核')).toBeTruthy()
  })
})

describe('the consent', () => {
  const consent = '/user/nameVerify/consent'
  const withdraw = '/user/nameVerify/withdraw'
  const reading = '/tp5/api/Agreement/detail'
  const asked = { [reading]: notice, [detail]: identity({ consented_at: null }) }
  const tick = () =>
    act(async () =>
      document.querySelector<HTMLElement>('[role=checkbox][aria-checked=false]')?.click(),
    )

  test('is asked for by itself before there is anything to fill in, and ticked by nobody', async () => {
    serve({ ...appConfig(), ...asked })
    const page = await open()
    expect(page.text()).toContain('您的姓名、身份证号码和照片。')
    expect(() => page.button('提交审核')).toThrow()
    await page.tap('同意并继续')
    expect(requestsTo(consent)).toEqual([])
    serve({ ...appConfig(), ...asked, [consent]: identity(), [detail]: identity() })
    await tick()
    await page.tap('同意并继续')
    expect(requestsTo(consent)).toMatchObject([{ version: '1.0' }])
    expect(page.button('提交审核')).toBeTruthy()
  })

  test('is asked for again of who is verified, and may be refused', async () => {
    serve({
      ...appConfig(),
      ...asked,
      [detail]: identity({ state: 'approved', ...sent, consented_at: null }),
    })
    const page = await open()
    expect(page.text()).not.toContain('已通过实名认证')
    expect(page.button('撤回同意，删除我的身份信息')).toBeTruthy()
  })

  test('is taken back after one question', async () => {
    serve({ ...appConfig(), [reading]: notice, [detail]: identity({ state: 'approved', ...sent }) })
    const page = await open()
    await page.tap('撤回同意，删除我的身份信息')
    expect(requestsTo(withdraw)).toEqual([])
    serve({ ...appConfig(), ...asked, [withdraw]: identity({ consented_at: null }) })
    await page.tap('撤回并删除')
    expect(requestsTo(withdraw)).toHaveLength(1)
    expect(page.button('同意并继续')).toBeTruthy()
  })
})
