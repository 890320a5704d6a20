import { messageOf, Refused, RequestFailed, Unable } from '@/request/errors'

test('people read why, where somebody has found words for it', () => {
  expect(messageOf(new Refused(2742, '今天的积分送完了'))).toBe('今天的积分送完了')
  expect(messageOf(new RequestFailed('/index', 'offline'))).toBe('没连上网络，请稍后再试')
  expect(messageOf(new RequestFailed('/index', 'HTTP 500'))).toBe('服务开小差了，请稍后再试')
  expect(messageOf(new Unable('视频没有放出来'))).toBe('视频没有放出来')
  expect(messageOf(new TypeError('undefined is no function'))).toBe('出了点问题，请稍后再试')
})
