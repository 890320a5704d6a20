import { countEvent } from '@/parts/campaign/countEvent'
import { send } from '@/request/send'

jest.mock('@/request/send', () => ({ send: jest.fn() }))

test('a count that is lost is neither shown nor logged', () => {
  jest.mocked(send).mockRejectedValue(new Error('the network is gone'))
  countEvent('ccb-member', 'view')
  const [[method, path, input, manner] = []] = jest.mocked(send).mock.calls
  expect([method, path, manner]).toEqual(['POST', '/tp5/api/Campaign/click', { silent: true }])
  expect(input).toMatchObject({ key: 'ccb-member', event: 'view' })
})
