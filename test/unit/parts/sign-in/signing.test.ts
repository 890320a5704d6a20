import { givesWords, shortGives, signedWords } from '@/parts/sign-in/signing'

test('what is given is told with what it is counted in', () => {
  expect(givesWords({ points: 10, gold: 30 })).toBe('10 积分、30 金币')
  expect(givesWords({ points: 0, gold: 30 })).toBe('30 金币')
  expect(shortGives({ points: 10, gold: 30 })).toBe('+30')
  expect(shortGives({ points: 10, gold: 0 })).toBe('+10')
})

test('a tap tells all that it has brought', () => {
  const steps = [{ days: 7, points: 0, gold: 30 }]
  expect(signedWords({ points: 10, gold: 0, streak: 7, steps, match: 1 })).toBe(
    '签到成功，得 10 积分，连签 7 天另得 30 金币，打卡赛也算上了',
  )
  expect(signedWords({ points: 10, gold: 0, streak: 1, steps: [], match: 0 })).toBe(
    '签到成功，得 10 积分',
  )
})
