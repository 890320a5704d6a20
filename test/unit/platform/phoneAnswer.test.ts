import { phoneAnswer } from '@/platform/phoneAnswer'

test.each([
  [{ code: 'abc', errMsg: 'getPhoneNumber:ok' }, { code: 'abc' }],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, 'declined'],
  [{ errMsg: 'getPhoneNumber:fail:user cancel' }, 'declined'],
  [{ errMsg: 'getPhoneNumber:fail privacy permission is not authorized', errno: 104 }, 'declined'],
  [{ errMsg: 'getPhoneNumber:fail no permission' }, 'unavailable'],
  [{ errMsg: 'getPhoneNumber:fail limit', errno: 1400001 }, 'unavailable'],
  [{}, 'unavailable'],
])('%j is %j', (told, answer) => {
  expect(phoneAnswer(told)).toEqual(answer)
})
