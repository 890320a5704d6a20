import { enter } from '@/navigation/guard'
import { go, returnToWhereIWas } from '@/navigation/go'
import { takeAsked } from '@/navigation/signInFirst'
import { visited } from '@/navigation/visited'
import { reportShare } from '@/platform/share'
import { session } from '@/session/session'
import { person } from '../client/person'
import { at, watchNavigation } from '../client/taro'

jest.mock('@/platform/share')

const loginPage = '/pages/auth/login/page'

beforeEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
  localStorage.clear()
  session.signOut()
  session.marker = ''
  takeAsked()
  visited.arrive(at('index'))
})

describe('entering a page', () => {
  test('sets its title', async () => {
    await enter(at('exchangeShop'))
    expect(document.title).toBe('兑换商城')
  })

  test('reports title and sharing, which is off unless the table says so', async () => {
    await enter(at('responsibility'))
    expect(reportShare).toHaveBeenLastCalledWith({
      title: '责任声明',
      share_title: '责任声明',
      is_share: 0,
      isPublic: true,
      chatOnly: false,
      url: '/responsibility',
      page: '/pages/agreement/document/page?route=responsibility',
    })
    await enter(at('goodDetailsOnline', { goods_id: '7' }))
    expect(reportShare).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: '商品详情',
        share_title: '邻集好物，积分就能换',
        is_share: 1,
        url: '/exchangeShop/GoodDetailsOnline/7',
      }),
    )
    await enter(at('holdingInvite', { invite_id: '0190' }))
    expect(reportShare).toHaveBeenLastCalledWith(
      expect.objectContaining({ is_share: 1, isPublic: true, chatOnly: true }),
    )
  })

  test('the sign-in page reports nothing and remembers the page before it', async () => {
    await enter(at('goodDetailsOnline', { id: '9', exchange_type: '2' }))
    jest.clearAllMocks()
    await enter(at('login'))
    expect(reportShare).not.toHaveBeenCalled()
    expect(session.returnLocation).toEqual(at('goodDetailsOnline', { id: '9', exchange_type: '2' }))
  })

  test('signing in again later remembers the later page', async () => {
    watchNavigation(at('index'))
    await go('order', { goods_id: 1, exchange_type: 1 })
    await enter(at('login'))
    await enter(at('responsibility'))
    await enter(at('login'))
    expect(session.returnLocation).toEqual(at('responsibility'))
  })

  test('a page for signed-in people gives way to signing in, and is come back to', async () => {
    const { redirectTo } = watchNavigation(at('orderDetails', { order_sn: 'LJ1' }))
    await enter(at('orderDetails', { order_sn: 'LJ1' }))
    expect(redirectTo).toHaveBeenCalledWith({ url: loginPage })
    await enter(at('login'))
    expect(session.returnLocation).toEqual(at('orderDetails', { order_sn: 'LJ1' }))
  })

  test('not so when somebody is signed in', async () => {
    session.signIn(person())
    const { redirectTo } = watchNavigation(at('mine'))
    await enter(at('orderDetails', { order_sn: 'LJ1' }))
    expect(redirectTo).not.toHaveBeenCalled()
  })

  test('whoever is signed in has no business on the sign-in page', async () => {
    session.signIn(person())
    const { reLaunch } = watchNavigation(at('login'))
    visited.arrive(at('login'))
    await enter(at('login'))
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/tabs/index/page' })
  })
})

describe('turning away from the sign-in page', () => {
  const orders = at('exchangeLog')
  const order = at('orderDetails', { order_sn: 'LJ1' })

  test('leads past the pages that would ask again', async () => {
    const { navigateBack, redirectTo } = watchNavigation(at('exchangeShop'), orders, order)
    visited.arrive(at('login'))
    await enter(order)
    expect(navigateBack).toHaveBeenCalledWith({ delta: 2 })
    expect(redirectTo).not.toHaveBeenCalled()
  })

  test('leads home where no page is for everybody', async () => {
    const { reLaunch, redirectTo } = watchNavigation(orders, order)
    visited.arrive(at('login'))
    await enter(order)
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/tabs/index/page' })
    expect(redirectTo).not.toHaveBeenCalled()
  })
})

describe('going somewhere', () => {
  test('pushes a page with its parameters', async () => {
    const { navigateTo } = watchNavigation(at('index'))
    await go('goodDetailsOnline', { goods_id: 7 })
    const url = '/pages/catalogue/good-details-online/page?goods_id=7'
    expect(navigateTo).toHaveBeenCalledWith({ url })
  })

  test('switches to a tab', async () => {
    const { switchTab } = watchNavigation(at('index'))
    await go('mine')
    expect(switchTab).toHaveBeenCalledWith({ url: '/pages/tabs/mine/page' })
  })

  test('goes back to a kept page that is open below', async () => {
    session.signIn(person())
    const { navigateBack, navigateTo } = watchNavigation(
      at('index'),
      at('exchangeLog', { state: 'paid' }),
      at('orderDetails', { order_sn: 'LJ1' }),
    )
    await go('exchangeLog', { state: 'paid' })
    expect(navigateBack).toHaveBeenCalledWith({ delta: 1 })
    await go('exchangeLog', { state: 'shipped' })
    expect(navigateTo).toHaveBeenCalledTimes(1)
  })

  test('asks a visitor to sign in where that is needed', async () => {
    const { navigateTo } = watchNavigation(at('index'))
    await go('order', { goods_id: 1, exchange_type: 2 })
    expect(navigateTo).toHaveBeenCalledWith({ url: loginPage })
    expect(session.returnLocation).toEqual(at('order', { goods_id: '1', exchange_type: '2' }))
  })
})

describe('after signing in', () => {
  test('the remembered place takes the place of the sign-in page', async () => {
    session.rememberReturn(at('order', { goods_id: '1', exchange_type: '2' }))
    session.signIn(person())
    const { redirectTo } = watchNavigation(at('index'), at('login'))
    await returnToWhereIWas()
    const url = '/pages/catalogue/order/page?goods_id=1&exchange_type=2'
    expect(redirectTo).toHaveBeenCalledWith({ url })
    expect(session.returnLocation).toBeUndefined()
  })

  test('the page below is gone back to when it is that place', async () => {
    session.rememberReturn(at('goodDetailsOnline', { goods_id: '7' }))
    const { navigateBack } = watchNavigation(
      at('goodDetailsOnline', { goods_id: '7' }),
      at('login'),
    )
    await returnToWhereIWas()
    expect(navigateBack).toHaveBeenCalledWith({ delta: 1 })
  })

  test('a tab is switched to, without a query', async () => {
    session.rememberReturn(at('mine', { from: 'poster' }))
    const { switchTab } = watchNavigation(at('index'), at('login'))
    await returnToWhereIWas()
    expect(switchTab).toHaveBeenCalledWith({ url: '/pages/tabs/mine/page' })
  })

  test('home, when nothing is remembered or it is no place of the table', async () => {
    const { reLaunch } = watchNavigation(at('login'))
    localStorage.setItem('_loginRet', '{"path":"//evil.example","query":{},"params":{}}')
    await returnToWhereIWas()
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/tabs/index/page' })
  })
})
