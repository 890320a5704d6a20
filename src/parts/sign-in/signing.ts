import type { Out } from '@contract/api'

export type Week = Out<'/tp5/api/UserSignIn/weekRecord'>
export type Day = Week['days'][number]

interface Gives {
  points: number
  gold: number
}

/** 10 积分、30 金币 */
export const givesWords = ({ points, gold }: Gives): string =>
  [points > 0 && `${points} 积分`, gold > 0 && `${gold} 金币`].filter(Boolean).join('、')

/** +10, where gold stands first: it is what the day is waited for. */
export const shortGives = ({ points, gold }: Gives): string => `+${gold > 0 ? gold : points}`

/** 11月4日 */
export const dayWords = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

type Signed = Out<'/tp5/api/UserSignIn/signIn'>

/** What a tap has brought. */
export const signedWords = ({ points, steps, match }: Signed): string =>
  [
    `签到成功，得 ${points} 积分`,
    ...steps.map((step) => `连签 ${step.days} 天另得 ${givesWords(step)}`),
    match === 1 && '打卡赛也算上了',
  ]
    .filter(Boolean)
    .join('，')
