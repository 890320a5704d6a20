import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** The first two digits: provinces, and the residence permits of Hong Kong, Macao and Taiwan. */
const provinces = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/

export const adultAge = 18

/** The number as it is kept, of a grown-up who can exist. */
export function checkIdNumber(given: string, now: Date): string {
  const number = given.toUpperCase()
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const today = businessDay(now)
  if (!provinces.test(number) || !isDay(birth) || birth < '1900-01-01' || birth > today)
    throw new Refusal('invalid', '身份证号不正确，请检查地区和出生日期')
  if (checkDigit(number) !== number[17])
    throw new Refusal('invalid', '身份证号不正确，请对照证件逐位检查')
  if (birthday(birth, adultAge) > today) throw new Refusal('identityUnderage')
  return number
}

const checkDigit = (number: string) =>
  checkDigits[weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 11]

/** Days that do not exist turn into others. */
function isDay(text: string) {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** As text, in which days compare: born on 29 February, one is of age on 1 March. */
const birthday = (birth: string, age: number) =>
  `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}`
