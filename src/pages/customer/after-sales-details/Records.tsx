import { fullTime } from '@/format/date'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Timeline } from '@/ui/timeline/Timeline'

/** Who of the house decided what. */
export function Records({ records }: Pick<DeskAfterSale, 'records'>) {
  if (records.length === 0) return null
  const events = records.map(({ at, by, text }, index) => ({
    key: String(index),
    title: `${by} ${text}`,
    time: fullTime(new Date(at)),
  }))
  return (
    <Card>
      <SectionHead title="处理记录" />
      <Timeline events={events} />
    </Card>
  )
}
