import type { Out } from '@contract/api'
import { fullTime } from '@/format/date'

export type Identity = Out<'/user/nameVerify/detail'>

const timeOf = (time: string | null): string => (time ? fullTime(new Date(time)) : '')

/** What is known of it, the times among it; the server tells it masked. */
export const identityFacts = ({ name, id_number, submitted_at, decided_at, state }: Identity) =>
  [
    { name: '姓名', value: name },
    { name: '身份证号', value: id_number },
    { name: '提交时间', value: timeOf(submitted_at) },
    { name: '通过时间', value: state === 'approved' ? timeOf(decided_at) : '' },
  ].filter(({ value }) => value !== '')
