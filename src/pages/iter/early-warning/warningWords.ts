import type { Out } from '@contract/api'
import type { IconName } from '@/ui/icons/drawings'
import type { TagTone } from '@/ui/tag/Tag'

export type WarningPage = Out<'/tp5/api/Warning/list'>
export type Warning = WarningPage['list'][number]
export type Kind = Warning['kind']

interface Words {
  text: string
  icon: IconName
  tone: Extract<TagTone, 'warn' | 'danger'>
}

/** What each kind is called, the worst first. */
export const kindWords: Record<Kind, Words> = {
  offline: { text: '离线', icon: 'wifioff', tone: 'danger' },
  faulty: { text: '故障', icon: 'wrench', tone: 'danger' },
  temperature: { text: '温度', icon: 'thermo', tone: 'danger' },
  stuck: { text: '卡货', icon: 'alert', tone: 'danger' },
  empty: { text: '卖空', icon: 'box', tone: 'warn' },
  low: { text: '快卖空', icon: 'box', tone: 'warn' },
}

export const isKind = (value: string | undefined): value is Kind =>
  value !== undefined && value in kindWords

/** To choose from, with how many there are as soon as that is known. */
export const kindsIn = (totals: WarningPage['totals'] | undefined) =>
  (Object.keys(kindWords) as Kind[]).map((kind) => ({
    value: kind,
    text: totals ? `${kindWords[kind].text} ${totals[kind]}` : kindWords[kind].text,
  }))
