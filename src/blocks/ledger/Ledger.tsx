import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { grouped } from '@/format/amount'
import { Pressable } from '@/platform/Pressable'
import type { PagedState } from '@/cache/usePaged'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import type { DateRange } from './dateRange'
import { DateRangeSheet } from './DateRangeSheet'
import styles from './Ledger.module.scss'
import { type LedgerEntry, LedgerRow } from './LedgerRow'

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

/** Entries of the chosen days, with totals that agree with them. */
export function Ledger({ paged, range, onRange, header, onOpen }: LedgerProps) {
  const [choosing, setChoosing] = useState(false)
  const totals = paged.first
  const bar = (
    <View>
      {header}
      <View className={styles.bar}>
        <Row justify="between" gap="s3" wrap="close">
          <Pressable
            className={styles.range}
            label={`时间 ${range.times}`}
            onPress={() => setChoosing(true)}
          >
            <Row gap="s1">
              <Icon name="calendar" tone="brand" size="s" />
              <View>{range.times}</View>
              <Icon name="down" tone="brand" size="xs" />
            </Row>
          </Pressable>
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
        empty={<Empty text="这段时间没有收支，换个时间看看" />}
      >
        {(rows: LedgerEntry[]) => (
          <View className={styles.rows}>
            <Chunked rows={rows} className={styles.chunk}>
              {(entry) => <LedgerRow key={entry.entry_id} entry={entry} onOpen={onOpen} />}
            </Chunked>
          </View>
        )}
      </PagedList>
      {choosing && (
        <DateRangeSheet
          range={range}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false)
            onRange(chosen)
          }}
        />
      )}
    </View>
  )
}
