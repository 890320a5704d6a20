import type { Out } from '@contract/api'

export type Asked = Out<'/tp5/api/Invoice/ask'>
export type Invoice = Out<'/tp5/api/Invoice/lists'>['list'][number]
