import { dayOf } from '@/format/date'
import { isIdNumber } from '@/format/identity'

export interface IdentityValues {
  name: string
  idNumber: string
}

const adultAge = 18

/** Of age on the birthday itself; days compare as text. */
function isAdult(idNumber: string, now: Date): boolean {
  const [year, month, day] = [idNumber.slice(6, 10), idNumber.slice(10, 12), idNumber.slice(12, 14)]
  return `${Number(year) + adultAge}-${month}-${day}` <= dayOf(now)
}

function faultOfNumber(idNumber: string, now: Date): string | undefined {
  if (idNumber.length !== 18) return '请填写 18 位身份证号'
  if (!isIdNumber(idNumber)) return '身份证号不正确，请对照证件逐位检查'
  return isAdult(idNumber, now) ? undefined : '未满 18 周岁，暂时不能实名认证'
}

/** What can be told before the server is asked. */
export const faultsOf = ({ name, idNumber }: IdentityValues, now: Date) => ({
  name: name.trim().length < 2 ? '请填写身份证上的姓名' : undefined,
  idNumber: faultOfNumber(idNumber, now),
})
