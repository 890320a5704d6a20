import type { Out } from '@contract/api'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { go, replace } from '@/navigation/go'
import { uploadPicture } from '@/request/uploadPicture'
import type { IconName } from '@/ui/icons/drawings'
import type { TagTone } from '@/ui/tag/Tag'

export type Bill = Out<'/tp5/api/AdTask/complete'>
export type Detail = Out<'/tp5/api/AdTask/detail'>
export type Ladder = Out<'/tp5/api/AdTask/level'>
export type Level = Ladder['levels'][number]
export type LevelTask = Level['tasks'][number]
export type Kind = Bill['kind']
export type Step = Bill['step']
export type BillState = Bill['state']

interface Reward {
  cents: number
  points: number
}

/** What is given, in words: both are a choice between them. */
export function rewardWords({ cents, points }: Reward): string {
  const parts = [
    ...(cents > 0 ? [money(cents)] : []),
    ...(points > 0 ? [`${grouped(points)} 积分`] : []),
  ]
  return parts.join(' 或 ')
}

/** The same of several, where money and points come together. */
export function sumWords({ cents, points }: Reward): string {
  const parts = [
    ...(cents > 0 ? [money(cents)] : []),
    ...(points > 0 ? [`${grouped(points)} 积分`] : []),
  ]
  return parts.join(' + ')
}

export const kindIcons: Readonly<Record<Kind, IconName>> = {
  video: 'video',
  web: 'eye',
  question: 'quiz',
  questionnaire: 'edit',
  screenshot: 'receipt',
}

export const stateTones: Readonly<Record<BillState, TagTone>> = {
  reserved: 'brand',
  proving: 'brand',
  reviewing: 'gold',
  refused: 'warn',
  completed: 'gold',
  received: 'ok',
  failed: 'plain',
  expired: 'plain',
  taken_back: 'danger',
}

type Way = (billuserid: string) => Promise<unknown>

/** Where each step is done. */
const ways: Readonly<Record<Exclude<Step, 'done'>, Record<'go' | 'replace', Way>>> = {
  watch: {
    go: (billuserid) => go('taskVideo', { billuserid }),
    replace: (billuserid) => replace('taskVideo', { billuserid }),
  },
  visit: {
    go: (id) => go('taskLevelWebView', { id }),
    replace: (id) => replace('taskLevelWebView', { id }),
  },
  answer: {
    go: (billuserid) => go('taskQuestion', { billuserid }),
    replace: (billuserid) => replace('taskQuestion', { billuserid }),
  },
  fill: {
    go: (billuserid) => go('taskInvestigate', { billuserid }),
    replace: (billuserid) => replace('taskInvestigate', { billuserid }),
  },
  send: {
    go: (billuserid) => go('taskLevelUpload', { billuserid }),
    replace: (billuserid) => replace('taskLevelUpload', { billuserid }),
  },
}

/** To the page of what comes next; undefined where it only has to be handed in. */
export const wayOf = (step: Step, how: 'go' | 'replace' = 'go'): Way | undefined =>
  step === 'done' ? undefined : ways[step][how]

/** Whether the person has something to do there. */
export const isOpen = (state: BillState | null): boolean =>
  state === 'reserved' || state === 'proving' || state === 'refused'

export const bringShot = uploadPicture('task')
