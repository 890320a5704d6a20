import { Refused, RequestFailed } from '@/request/errors'
import { sendOnce } from '@/request/sendOnce'
import { unansweredOf } from '@/request/unanswered'
import { session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, ok, refused, sent } from '../client/replies'

jest.mock('@/platform/http')
jest.mock('@/platform/toast')

const path = '/tp5/api/ExchangeShop/exchange'
const tickets = ['a', 'b', 'c', 'd'].map((last) => `01890000-0000-7000-8000-0000000000a${last}`)
const wish = 'goods 33'
const lost = new Error('Failed to fetch')
const done = { order_sn: 'LJ1', state: 'paid', points: 1, gold: 0, money: 0 }

const tap = (nth: number) => sendOnce(wish, path, { ticket: tickets[nth]! })
const noncesAndTickets = () =>
  sent().map(({ parameters }) => `${parameters.hm_nonce} ${parameters.ticket}`)

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  session.forget()
  session.signIn(person())
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('what is wished for', () => {
  // each tap sends twice where its answers are lost
  test.each([1, 2, 3, 4, 5])('is asked for as the same with %i answers lost', async (losses) => {
    answerWith(...Array.from({ length: losses }, () => lost), ok(done))
    let answer: unknown
    for (let nth = 0; nth < tickets.length && !answer; nth++) {
      answer = await tap(nth).catch((error: unknown) => {
        expect(error).toBeInstanceOf(RequestFailed)
        return undefined
      })
    }
    expect(answer).toEqual(done)
    expect(new Set(noncesAndTickets()).size).toBe(1)
    expect(unansweredOf(wish)).toBeUndefined()
  })

  test('is asked for again after the app was ended, and nothing where none is missing', async () => {
    answerWith(lost)
    await expect(tap(0)).rejects.toBeInstanceOf(RequestFailed)
    const [before] = noncesAndTickets()
    answerWith(ok(done))
    await jest.isolateModulesAsync(async () => {
      const { sendOnce: anew } = await import('@/request/sendOnce')
      expect(await anew(wish, path, undefined)).toEqual(done)
      expect(await anew(wish, path, undefined)).toBeUndefined()
    })
    expect(before).toContain(tickets[0])
  })

  describe('with what proves somebody', () => {
    const receive = '/tp5/api/Campaign/receive'
    const given = { key: 'spring', device: 'one', phone: '13800000001', code: '123456' }
    const claim = () => sendOnce('received of spring', receive, given)

    beforeEach(async () => {
      answerWith(lost)
      await expect(claim()).rejects.toBeInstanceOf(RequestFailed)
    })

    test('leaves nothing of it in the storage, and is asked for as the same', async () => {
      expect(JSON.stringify(localStorage)).toContain('_unanswered')
      for (const proof of [given.phone, given.code])
        expect(JSON.stringify(localStorage)).not.toContain(proof)
      const [first] = sent()
      answerWith(ok({ receipt_id: 1, success: '/spring' }))
      expect(await sendOnce('received of spring', receive, undefined)).toMatchObject({
        receipt_id: 1,
      })
      const { hm_nonce, phone } = sent()[0]!.parameters
      expect([hm_nonce, phone]).toEqual([first!.parameters.hm_nonce, given.phone])
    })

    test.each([
      [refused(4003, '请求编号重复，请重新操作'), '上一次已经办成了'],
      [refused(400, '提交的内容有误，请检查后再试'), '上一次没有办成，可以再来一次'],
    ])('is known to be done or not after the app was ended: %#', async (reply, words) => {
      answerWith(reply)
      await jest.isolateModulesAsync(async () => {
        const { sendOnce: anew } = await import('@/request/sendOnce')
        const { toast } = await import('@/platform/toast')
        for (let tap = 0; tap < 2; tap++)
          expect(await anew('received of spring', receive, undefined)).toBeUndefined()
        expect(toast).toHaveBeenLastCalledWith(words)
      })
      expect(sent()).toHaveLength(1)
      expect(sent()[0]!.parameters).not.toHaveProperty('phone')
    })
  })

  test('is new once it was refused', async () => {
    answerWith(lost)
    await expect(tap(0)).rejects.toBeInstanceOf(RequestFailed)
    answerWith(refused(2008, '停留太久'))
    await expect(tap(1)).rejects.toBeInstanceOf(Refused)
    answerWith(ok(done))
    expect(await tap(2)).toEqual(done)
    expect(sent()[0]?.parameters.ticket).toBe(tickets[2])
  })

  test('is told from another wish, and from that of another person', async () => {
    answerWith(lost)
    await expect(tap(0)).rejects.toBeInstanceOf(RequestFailed)
    expect(unansweredOf('goods 34')).toBeUndefined()
    session.signIn({ ...person(), user_id: 'another', access_token: 'another' })
    expect(unansweredOf(wish)).toBeUndefined()
  })

  test('is asked for under the session that sent it, and anew where nothing was done in it', async () => {
    answerWith(lost)
    await expect(tap(0)).rejects.toBeInstanceOf(RequestFailed)
    const former = session.token
    session.signIn({ ...person(), access_token: 'a later one' })
    answerWith(refused(401, '登录超时'), ok(done))
    expect(await tap(1)).toEqual(done)
    expect(
      sent().map(({ parameters: { access_token, ticket } }) => [access_token, ticket]),
    ).toEqual([
      [former, tickets[0]],
      ['a later one', tickets[1]],
    ])
    expect(session.token).toBe('a later one')
  })

  test('is new after a day, for which the server keeps its answers', async () => {
    answerWith(lost)
    await expect(tap(0)).rejects.toBeInstanceOf(RequestFailed)
    jest.useFakeTimers({ now: Date.now() + 24 * 3600_000, doNotFake: ['nextTick'] })
    expect(unansweredOf(wish)).toBeUndefined()
  })
})
