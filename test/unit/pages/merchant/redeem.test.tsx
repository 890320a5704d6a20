import MerchantRedeem from '@/pages/merchant/redeem/page'
import { digitsOf, faultOf } from '@/pages/merchant/redeem/redeemForm'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const readCode = '/tp5/api/VillageEnter/readCode'
const useCode = '/tp5/api/VillageEnter/useCode'
const code = '100736878752443699'
const worth = { face: 0, threshold: 0, percent: 0, uses: 3, valid_days: 30 }
const found = { title: '剪语理发 剪发 3 次', worth, uses_left: 3, customer: '王**' }

beforeEach(() => {
  watchNavigation(at('merchantRedeem'))
  session.signIn(person({ roles: ['merchant'] }))
})

const open = async () => {
  const page = await renderPage(MerchantRedeem, at('merchantRedeem'))
  await page.type('顾客的 18 位券码', code)
  return page
}

test('a code may be typed in groups, and is whole with 18 digits', () => {
  expect(digitsOf('100 736 878 752 443 699')).toBe(code)
  expect(faultOf(code)).toBeUndefined()
  expect(faultOf('100 736 87')).toBeTruthy()
})

test('is looked at first, and redeemed once', async () => {
  serve({ [readCode]: found, [useCode]: { ...found, uses_left: 2 } })
  const page = await open()
  await page.tap('查看这张券')
  expect(page.text()).toContain('剪语理发 剪发 3 次')
  expect(page.text()).toContain('王**')
  expect(requestsTo(useCode)).toEqual([])
  await page.tap('确认核销', 2)
  expect(requestsTo(useCode)).toMatchObject([{ code }])
  expect(page.text()).toContain('核销成功')
  expect(page.text()).toContain('2 次')
})

test('another code is looked at again before it is redeemed', async () => {
  serve({ [readCode]: found, [useCode]: found })
  const page = await open()
  await page.tap('查看这张券')
  await page.type('顾客的 18 位券码', '222222222222222222')
  expect(page.text()).not.toContain('确认核销')
})

test('a code that ran out meanwhile is read anew', async () => {
  serve({ [readCode]: found, [useCode]: refused(2014, '券码不正确或已过期') })
  const page = await open()
  await page.tap('查看这张券')
  await page.tap('确认核销')
  expect(page.text()).toContain('券码不正确或已过期')
  expect(page.button('查看这张券')).toBeTruthy()
})

test('whoever works for no merchant is told so', async () => {
  serve({ [readCode]: refused(403, '您还没有加入任何商家') })
  const page = await open()
  await page.tap('查看这张券')
  expect(page.text()).toContain('您还没有加入任何商家')
})

describe('a counter that has not proved itself today', () => {
  const prove = '/user/login/prove'
  const needed = refused(1021, '请先用短信验证是您本人，再继续操作')

  test('proves itself in a sheet, and goes on by itself', async () => {
    serve({ [readCode]: needed, [prove]: {} })
    const page = await open()
    await page.tap('查看这张券')
    expect(page.text()).toContain('验证是您本人')
    await page.type('短信验证码', '123456')
    serve({ [readCode]: found, [prove]: {} })
    await page.tap('验证并继续')
    expect(requestsTo(prove)).toMatchObject([{ code: '123456' }])
    expect(page.text()).toContain('剪语理发 剪发 3 次')
    expect(page.text()).not.toContain('验证是您本人')
  })

  test('is told why nothing happens when it does not, and stays signed in', async () => {
    serve({ [readCode]: needed })
    const page = await open()
    await page.tap('查看这张券')
    await page.tap('关闭')
    expect(page.text()).toContain('请先用短信验证是您本人')
    expect(session.signedIn).toBe(true)
  })
})
