import { refusals } from '@contract/refusals'
import { signInAgain } from '@/navigation/go'
import { takeAsked } from '@/navigation/signInFirst'
import { http } from '@/platform/http'
import { api } from '@/request/api'
import { wire } from '@/request/wiring'
import { session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, refused } from '../client/replies'
import { at, watchNavigation } from '../client/taro'

jest.mock('@/platform/http')

const loginPage = '/pages/auth/login/page'
const authorisePage = '/pages/auth/authorise/page'

const timeOut = async (calls = 1) => {
  answerWith(refused(refusals.loginTimeout.error, refusals.loginTimeout.message))
  await Promise.allSettled(Array.from({ length: calls }, () => api.get('/user/Center/index')))
}

beforeEach(() => {
  jest.restoreAllMocks()
  wire({ signInAgain })
  window.history.replaceState(null, '', '/mine')
  localStorage.clear()
  process.env.TARO_APP_TIMEOUT_EXEMPT = ''
  session.marker = ''
  session.signIn(person())
  takeAsked()
})

describe('login time-out', () => {
  test('forgets the person, remembers the place and asks to sign in', async () => {
    const { navigateTo } = watchNavigation(at('index'), at('orderDetails', { order_sn: 'LJ1' }))
    await timeOut()
    expect(session.signedIn).toBe(false)
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(session.returnLocation).toEqual(at('orderDetails', { order_sn: 'LJ1' }))
    expect(navigateTo).toHaveBeenCalledWith({ url: loginPage })
  })

  test('navigates once for all the calls that time out together', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    await timeOut(5)
    expect(navigateTo).toHaveBeenCalledTimes(1)
  })

  test('does not ask again while the sign-in page is on its way', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    await timeOut()
    // the address changes before the page that it names is there
    window.history.replaceState(null, '', '/login')
    await timeOut()
    expect(navigateTo).toHaveBeenCalledTimes(1)
    expect(session.returnLocation).toEqual(at('mine'))
  })

  test('navigates again the next time', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    await timeOut()
    session.signIn(person())
    await timeOut()
    expect(navigateTo).toHaveBeenCalledTimes(2)
  })

  test('of the session before says nothing of the person who has signed in since', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    session.signIn(person({ access_token: 'before' }))
    let answerLate = (): void => undefined
    jest.mocked(http).mockImplementation(
      () =>
        new Promise((resolve) => {
          const { error, message } = refusals.loginTimeout
          const body = JSON.stringify({ error, message, data: null })
          answerLate = () => resolve({ status: 200, body })
        }),
    )
    const asked = api.get('/user/Center/index')
    await new Promise((resolve) => setTimeout(resolve))
    session.signIn(person({ access_token: 'since' }))
    answerLate()
    await expect(asked).rejects.toThrow('登录超时')
    expect(session.token).toBe('since')
    expect(navigateTo).not.toHaveBeenCalled()
  })

  test('counts whatever the HTTP status', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    const { error, message } = refusals.loginTimeout
    answerWith({ ...refused(error, message), status: 401 })
    await expect(api.get('/user/Center/index')).rejects.toThrow('登录超时')
    expect(session.signedIn).toBe(false)
    expect(navigateTo).toHaveBeenCalledWith({ url: loginPage })
  })

  test("goes to the authorisation page inside the operator's mini program", async () => {
    session.marker = 'iter'
    const { navigateTo } = watchNavigation(at('windowManagement'))
    await timeOut()
    expect(navigateTo).toHaveBeenCalledWith({ url: authorisePage })
  })

  test('stays where it is when somebody is signing in already', async () => {
    const { navigateTo } = watchNavigation(at('login'))
    await timeOut()
    expect(navigateTo).not.toHaveBeenCalled()
  })

  test('changes nothing on a host that is exempt', async () => {
    process.env.TARO_APP_TIMEOUT_EXEMPT = `test.example,${window.location.host}`
    const { navigateTo } = watchNavigation(at('mine'))
    await timeOut()
    expect(session.signedIn).toBe(true)
    expect(navigateTo).not.toHaveBeenCalled()
  })

  test('still rejects the call, so that the page stops waiting', async () => {
    watchNavigation(at('mine'))
    answerWith(refused(refusals.loginTimeout.error, refusals.loginTimeout.message))
    await expect(api.get('/user/Center/index')).rejects.toMatchObject({ message: '登录超时' })
  })

  test('goes by the words: another refusal with the same code is none', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    answerWith(refused(refusals.loginTimeout.error, '请先登录'))
    await expect(api.get('/user/Center/index')).rejects.toThrow()
    expect(navigateTo).not.toHaveBeenCalled()
    expect(session.signedIn).toBe(true)
  })
})
