import type { AdRules, AdTask, TaskKind } from '@/parts/advertiser/ads'
import { centsOf, typedOf } from '@/parts/advertiser/yuan'
import { branchesOf, checkOf, type Written, writtenOf } from './questionText'

export interface TaskWish {
  kind: TaskKind
  level: string
  title: string
  steps: string
  price: string
  cents: string
  points: string
  url: string
  seconds: string
  about: string
  pictures: string
  questions: readonly Written[]
}

const usual: TaskWish = {
  ...{ kind: 'web', level: '1', title: '', steps: '', price: '', cents: '', points: '' },
  ...{ url: '', seconds: '15', about: '', pictures: '1', questions: [] },
}

const maybe = (cents: number) => (cents > 0 ? typedOf(cents) : '')

/** As it was written before. */
export function taskWishOf(task: AdTask | undefined): TaskWish {
  if (!task) return usual
  const { kind, level, title, steps, price, reward_cents, reward_points, creative } = task
  return {
    ...usual,
    ...{ kind, title, level: String(level), steps: steps.join('\n'), price: typedOf(price) },
    cents: maybe(reward_cents),
    points: reward_points > 0 ? String(reward_points) : '',
    url: creative.kind === 'web' ? creative.url : '',
    seconds: 'seconds' in creative ? String(creative.seconds) : usual.seconds,
    about: 'about' in creative ? creative.about : '',
    pictures: creative.kind === 'screenshot' ? String(creative.pictures) : usual.pictures,
    questions: 'questions' in creative ? writtenOf(creative) : [],
  }
}

const numberFault = (typed: string, least: number, most: number, noun: string) => {
  const value = Number(typed)
  return typed && value >= least && value <= most ? undefined : `${noun}是 ${least} 到 ${most}`
}

const asks: readonly TaskKind[] = ['question', 'questionnaire']

/** Why it cannot be saved. */
export const faultsOf =
  ({ kinds }: AdRules) =>
  (wish: TaskWish) => {
    const { kind, level, title, steps, price, cents, points, url, seconds, about } = wish
    const least = kinds.find((one) => one.kind === kind)!.least_price
    return {
      level: numberFault(level, 1, 5, '关卡'),
      title: title.trim() ? undefined : '请填写任务名称',
      steps: steps.trim() ? undefined : '请写步骤，一步一行',
      price: (centsOf(price) ?? 0) >= least ? undefined : `这种任务每次至少 ${typedOf(least)} 元`,
      cents: cents || points ? undefined : '给邻居的钱和积分至少填一样',
      url:
        kind !== 'web' || /^https:\/\/\S+\.\S+/.test(url.trim())
          ? undefined
          : '网址要以 https:// 开头',
      seconds:
        kind === 'video' || kind === 'web' ? numberFault(seconds, 5, 120, '秒数') : undefined,
      about:
        (kind === 'question' || kind === 'screenshot') && !about.trim() ? '请填写内容' : undefined,
      questions: asks.includes(kind) && wish.questions.length === 0 ? '至少加一题' : undefined,
    }
  }

interface Media {
  /** An upload, or what was there before. */
  media: string | undefined
}

/** What is done, as the call takes it. */
export function creativeOf(wish: TaskWish, { media }: Media): object {
  const { kind, url, about, questions } = wish
  const [seconds, pictures] = [Number(wish.seconds), Number(wish.pictures)]
  switch (kind) {
    case 'video':
      return { kind, video: media, seconds, questions: questions.map(checkOf) }
    case 'web':
      return { kind, url: url.trim(), seconds }
    case 'question':
      return {
        ...{ kind, about: about.trim(), questions: questions.map(checkOf) },
        ...(media && { picture: media }),
      }
    case 'questionnaire':
      return { kind, about: about.trim(), questions: branchesOf(questions) }
    case 'screenshot':
      return { kind, about: about.trim(), pictures, ...(media && { example: media }) }
  }
}
