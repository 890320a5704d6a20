import { refusals } from '@contract/refusals'
import { countShare } from '@/request/countShare'
import { answerWith, refused, reply, sent } from '../client/replies'

jest.mock('@/platform/http')

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a share', () => {
  test('is told by the page it was, not by whose invitation', async () => {
    answerWith(reply('', 200))
    countShare('/exchangeShop/invite/0b9c?from=chat', 'chat')
    await settled()
    expect(sent()[0]).toMatchObject({
      path: '/weixin/api/toWxShare',
      request: { method: 'GET' },
      parameters: { path: '/exchangeShop/invite/:invite_id', target: 'chat' },
    })
  })

  test('of no page of ours is nothing to tell', async () => {
    answerWith(reply('', 200))
    countShare('/nowhere', 'chat')
    await settled()
    expect(sent()).toEqual([])
  })

  test('that is not counted disturbs nobody', async () => {
    answerWith({ ...refused(refusals.tooOften.error, refusals.tooOften.message), status: 429 })
    expect(() => countShare('/618page', 'timeline')).not.toThrow()
    await settled()
    expect(document.body.textContent).toBe('')
  })
})
