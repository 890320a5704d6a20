import type { Out } from '@contract/api'

export type Received = Out<'/tp5/api/Campaign/receiveList'>['list'][number]
export type Standing = Received['standing']
export type Tab = Standing | 'all'

/** The parts of the list, and what is said where there is nothing in one. */
const tabs: Record<Tab, { text: string; empty: string }> = {
  all: { text: '全部', empty: '还没有领到什么' },
  waiting: { text: '待填地址', empty: '没有等您填地址的' },
  usable: { text: '可用', empty: '没有能用的了' },
  over: { text: '已完成', empty: '还没有用完或到账的' },
}

export const isTab = (value: unknown): value is Tab =>
  Object.keys(tabs).some((tab) => tab === value)

export const emptyOf = (tab: Tab): string => tabs[tab].empty

type Counts = Out<'/tp5/api/Campaign/receiveCount'>

/** With how many there are of what can still be done something with. */
export const choicesOf = ({ waiting, usable }: Pick<Counts, 'waiting' | 'usable'>) =>
  (Object.keys(tabs) as Tab[]).map((value) => {
    const count = { all: 0, waiting, usable, over: 0 }[value]
    return { value, text: count > 0 ? `${tabs[value].text} ${count}` : tabs[value].text }
  })
