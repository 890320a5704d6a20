import Taro from '@tarojs/taro'
import { subscribe } from '@/platform/subscribe'

const answers = (answer: object) =>
  jest
    .mocked(Taro.requestSubscribeMessage)
    .mockResolvedValueOnce(answer as Taro.requestSubscribeMessage.SuccessCallbackResult)

test('gives the templates that were allowed, with a sound or without', async () => {
  answers({ errMsg: 'ok', one: 'accept', two: 'reject', three: 'acceptWithAudio', four: 'ban' })
  expect(await subscribe?.(['one', 'two', 'three', 'four'])).toEqual(['one', 'three'])
})

test('gives none where somebody has switched off all of them', async () => {
  jest.mocked(Taro.requestSubscribeMessage).mockRejectedValueOnce({ errCode: 20004 })
  expect(await subscribe?.(['one'])).toEqual([])
})
