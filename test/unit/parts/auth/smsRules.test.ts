import { phone, smsCode } from '@contract/fields'
import { codeFault, phoneFault } from '@/parts/auth/smsRules'

const samples = ['', '1380000', '13800000001', '12800000001', '138000000012', '123456', '12345a']

test.each([
  ['phone numbers', phoneFault, phone],
  ['codes', codeFault, smsCode],
])('%s are judged as the server judges them, in its words', (_, faultOf, rule) => {
  const judged = samples.map((sample) => {
    const { error } = rule.safeParse(sample)
    return error?.issues[0]?.message
  })
  expect(samples.map(faultOf)).toEqual(judged)
  expect(judged).toContain(undefined)
})
