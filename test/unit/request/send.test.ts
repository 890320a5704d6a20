import { createHash } from 'node:crypto'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { learnServerTime, serverNow } from '@/request/clock'
import { Refused, RequestFailed } from '@/request/errors'
import { send } from '@/request/send'
import { upload } from '@/request/upload'
import { session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, ok, refused, reply, sent } from '../client/replies'

jest.mock('@/platform/http')
jest.mock('@/platform/toast')

const phoneNow = () => Math.floor(Date.now() / 1000)
const login = { phone: '13800000001', code: '123456' }
let log: jest.SpyInstance

beforeEach(() => {
  jest.clearAllMocks()
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  learnServerTime(phoneNow())
  session.signOut()
})
afterEach(() => log.mockRestore())

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()

function isWellSigned({ hm_sign, ...rest }: Record<string, string>): boolean {
  const pairs = Object.keys(rest)
    .sort()
    .map((name) => `${name}=${rest[name]}`)
  return hm_sign === md5(`${pairs.join('&')}unit-secret`)
}

describe('a call', () => {
  test('GET goes in the query, signed', async () => {
    answerWith(ok({ title: '羽毛球拍' }))
    const goods = await api.get('/tp5/api/ExchangeShop/Goods/detail', { goods_id: 7 })
    const [call] = sent()
    expect(goods.title).toBe('羽毛球拍')
    expect(call?.path).toBe('/tp5/api/ExchangeShop/Goods/detail')
    expect(call?.request.form).toBeUndefined()
    expect(call?.parameters).toMatchObject({ goods_id: '7', format: 'json' })
    expect(call?.parameters.hm_nonce).toMatch(/^\d{12}$/)
    expect(isWellSigned(call?.parameters ?? {})).toBe(true)
  })

  test('POST goes as a form, signed', async () => {
    answerWith(ok({ online: 1 }))
    await api.post('/tp5/api/Account/checkIsOnline')
    const [call] = sent()
    expect(call?.request.url).toBe('/tp5/api/Account/checkIsOnline')
    expect(isWellSigned(call?.parameters ?? {})).toBe(true)
  })

  test('an error that is not 0 rejects quietly with its message', async () => {
    answerWith(refused(2001, '已经换完了，看看别的商品吧', { left: 0 }))
    const failure = api.get('/tp5/api/ExchangeShop/Goods/detail', { goods_id: 7 })
    await expect(failure).rejects.toMatchObject({
      error: 2001,
      message: '已经换完了，看看别的商品吧',
      data: { left: 0 },
    })
    await expect(failure).rejects.toBeInstanceOf(Refused)
    expect(toast).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  })

  test.each([
    ['no connection', new Error('Failed to fetch')],
    ['a gateway', reply('<html>Bad gateway</html>', 502)],
    ['a page instead of an envelope', reply('<html></html>')],
    ['an unhappy server', reply({ error: 0, data: {} }, 500)],
    ['a number', reply('5')],
  ])('%s is logged and shown as a toast', async (_, answer) => {
    answerWith(answer)
    await expect(api.get('/tp5/api/Common/config')).rejects.toBeInstanceOf(RequestFailed)
    expect(toast).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('neither log nor toast carries the token', async () => {
    session.signIn(person({ access_token: 'secret-token' }))
    answerWith(new Error('Failed to fetch'))
    await expect(api.get('/tp5/api/Common/config')).rejects.toThrow()
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret-token')
  })
})

describe('a lost answer', () => {
  test('is asked for once more under the same nonce', async () => {
    answerWith(new Error('Failed to fetch'), ok({ order_sn: 'LJ1' }))
    const input = { ticket: '5f0f5b9e-6a36-4a0c-9d0b-6f3f0b6f7a11', address_id: 1 }
    await api.post('/tp5/api/ExchangeShop/exchange', input)
    const [first, second] = sent()
    expect(sent()).toHaveLength(2)
    expect(second?.parameters.hm_nonce).toBe(first?.parameters.hm_nonce)
    expect(toast).not.toHaveBeenCalled()
  })

  test('two calls of one kind have their own nonces', async () => {
    answerWith(ok())
    await api.post('/user/login/logout')
    await api.post('/user/login/logout')
    const [first, second] = sent()
    expect(second?.parameters.hm_nonce).not.toBe(first?.parameters.hm_nonce)
  })
})

describe('a phone whose clock is wrong', () => {
  test('is told the time with every answer, and a moment on the way changes nothing', async () => {
    const at = (seconds: number) => new Date((phoneNow() + seconds) * 1000).toUTCString()
    answerWith({ ...ok({ list: [] }), date: at(200) }, { ...ok({ list: [] }), date: at(199) })
    await api.get('/tp5/api/ExchangeShop/Goods/lists')
    const ahead = serverNow() - phoneNow()
    expect(Math.abs(ahead - 200)).toBeLessThan(2)
    await api.get('/tp5/api/ExchangeShop/Goods/lists')
    expect(Math.abs(serverNow() - phoneNow() - ahead)).toBeLessThan(1)
  })

  const late = 86_400

  test('learns the time from a stale refusal and asks again, same nonce, new signature', async () => {
    answerWith(refused(4002, '请校准', { server_time: phoneNow() + late }), ok({ list: [] }))
    await api.get('/tp5/api/ExchangeShop/Goods/categories')
    const [first, second] = sent()
    expect(second?.parameters.hm_nonce).toBe(first?.parameters.hm_nonce)
    expect(second?.parameters.hm_sign).not.toBe(first?.parameters.hm_sign)
    expect(Number(second?.parameters.hm_timestamp)).toBeGreaterThanOrEqual(phoneNow() + late - 2)
    expect(isWellSigned(second?.parameters ?? {})).toBe(true)
  })

  test('keeps the offset for later calls', async () => {
    answerWith(refused(4002, '请校准', { server_time: phoneNow() - late }), ok())
    await api.get('/tp5/api/ExchangeShop/Goods/categories')
    expect(Math.abs(serverNow() - (phoneNow() - late))).toBeLessThanOrEqual(1)
  })

  test('asks only once more', async () => {
    answerWith(refused(4002, '手机时间与服务器相差较大', { server_time: phoneNow() }))
    const failure = api.get('/tp5/api/ExchangeShop/Goods/categories')
    await expect(failure).rejects.toMatchObject({ error: 4002 })
    expect(sent()).toHaveLength(2)
  })
})

describe('calls that differ', () => {
  test.each(['/tp5/api/MachineSlotTest/scan', '/tp5/api/ExchangeShop/shipmentResult'])(
    '%s gives the whole reply, whatever its error',
    async (path) => {
      answerWith(refused(7, '货道卡住了', { slot: 'A3' }))
      const whole = { error: 7, message: '货道卡住了', data: { slot: 'A3' } }
      await expect(send('POST', path, {})).resolves.toEqual(whole)
    },
  )

  test('toWxShare succeeds on HTTP 200 alone', async () => {
    answerWith(reply({ error: 5, message: 'odd', data: { appId: 'wx1' } }))
    await expect(send('GET', '/weixin/api/toWxShare', {})).resolves.toEqual({ appId: 'wx1' })
    answerWith(reply({ error: 0, data: {} }, 204))
    await expect(send('GET', '/weixin/api/toWxShare', {})).rejects.toBeInstanceOf(RequestFailed)
  })

  test('an upload resolves on error 0 and rejects on anything else', async () => {
    const path = '/tp5/api/UserUpload/uploadBase64Image'
    answerWith(ok({ url: '/static/a.png' }))
    await expect(upload(path, 'AAAA')).resolves.toEqual({ url: '/static/a.png' })
    answerWith(refused(1, '图片太大'))
    await expect(upload(path, 'AAAA')).rejects.toMatchObject({ message: '图片太大' })
    answerWith(reply({ data: { url: 'x' } }))
    await expect(upload(path, 'AAAA')).rejects.toThrow()
  })
})

test('an upload hands on who wants to hear how far it is', async () => {
  answerWith(ok({ url: '/static/a.png' }))
  const tell = jest.fn()
  await upload('/tp5/api/UserUpload/uploadBase64Image', 'AAAA', { kind: 'task' }, tell)
  sent()[0]?.request.onProgress?.(0.5)
  expect(tell).toHaveBeenCalledWith(0.5)
  expect(sent()[0]?.parameters).toMatchObject({ kind: 'task', content: 'AAAA' })
})

test('an upload says in its address whose it is, and all of it is signed as one', async () => {
  session.signIn(person())
  answerWith(ok({ url: '/static/a.png' }))
  await upload('/tp5/api/UserUpload/uploadBase64Image', 'AAAA', { kind: 'task' })
  const { request, parameters } = sent()[0]!
  expect(request.url).toMatch(/\?access_token=token-1$/)
  expect(request.form).not.toContain('access_token')
  expect(isWellSigned(parameters)).toBe(true)
})

describe('who is signed in', () => {
  test('a sign-in stores the person it returns', async () => {
    answerWith(ok(person({ nickname: '小李' })))
    await api.post('/tp5/api/UserLogin/smsLogin', login)
    expect(session.user?.nickname).toBe('小李')
    expect(localStorage.getItem('access_token')).toBe('token-1')
  })

  test('of the two online checks only one stores anything', async () => {
    answerWith(ok({ online: 1, ...person() }))
    await api.post('/tp5/api/Account/checkIsOnline')
    expect(session.user).toBeNull()
    answerWith(ok(person()))
    await api.post('/user/login/checkIsOnline')
    expect(session.user).toEqual(person())
  })

  test('a refused sign-in stores nothing', async () => {
    answerWith(refused(1003, '短信验证码不正确，请核对后再试'))
    await expect(api.post('/tp5/api/UserLogin/smsLogin', login)).rejects.toThrow()
    expect(session.user).toBeNull()
  })
})
