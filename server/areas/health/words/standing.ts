import type { Standing } from '../bands'

/** What is said of a value that lies outside; never of whom it is. */
export const standingWords: Readonly<Record<Standing, string>> = {
  none: '',
  in: '',
  high: '高于参考范围',
  low: '低于参考范围',
}

const toTheDoctor = '请把记录给医生看'

/** What to do about so many that lie outside: 其中 2 天高于参考范围，请把记录给医生看. */
export function adviceWords(standings: readonly Standing[], counted: string): string {
  const said = (['high', 'low'] as const).flatMap((standing) => {
    const count = standings.filter((one) => one === standing).length
    return count > 0 ? `${count} ${counted}${standingWords[standing]}` : []
  })
  return said.length > 0 ? `其中 ${said.join('，')}，${toTheDoctor}` : ''
}
