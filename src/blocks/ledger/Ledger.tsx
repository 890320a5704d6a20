import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { grouped } from '@/format/amount'
import type { PagedState } from '@/cache/usePaged'
import { Row } from '@/ui/row/Row'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import type { DateRange } from './dateRange'
import styles from './Ledger.module.scss'
import { type LedgerEntry, LedgerRow } from './LedgerRow'
import { RangeButton } from './RangeButton'

interface LedgerPage {
  list: LedgerEntry[]
  next: string | null
  income: number
  outgo: number
}

interface LedgerProps {
  paged: PagedState<LedgerPage>
  range: DateRange
  onRange: (range: DateRange) => void
  /** Balance and tabs. */
  header: ReactNode
  onOpen: (entry: LedgerEntry) => void
}

const emptyWords = ({ start_time }: DateRange) =>
  start_time ? '这段时间没有收支，换个时间看看' : '还没有收支，来往的每一笔都记在这里'

/** Entries of the chosen days, with totals that agree with them. */
export function Ledger({ paged, range, onRange, header, onOpen }: LedgerProps) {
  const totals = paged.first
  const bar = (
    <View>
      {header}
      <View className={styles.bar}>
        <Row justify="between" gap="s3" wrap="close">
          <RangeButton range={range} onRange={onRange} />
          {totals && (
            <Text size="sm" tone="ink2">
              {`收入 ${grouped(totals.income)}　支出 ${grouped(Math.abs(totals.outgo))}`}
            </Text>
          )}
        </Row>
      </View>
    </View>
  )
  return (
    <View>
      <PagedList
        paged={paged}
        header={bar}
        skeleton={<RowsSkeleton />}
        empty={<Empty text={emptyWords(range)} />}
      >
        {(rows: LedgerEntry[]) => (
          <View className={styles.rows}>
            <Chunked rows={rows} className={styles.chunk}>
              {(entry) => <LedgerRow key={entry.entry_id} entry={entry} onOpen={onOpen} />}
            </Chunked>
          </View>
        )}
      </PagedList>
    </View>
  )
}
